import { wordsOf } from '../../interpret/words';
import type { AppDesign, Screen } from '../../model/app-design';
import type { Token } from './tokens';
import { mainList, shownIn } from './visible';

export interface RowList {
  id: string;
  count: number;
}

export function recordList(design: AppDesign, on?: Screen): RowList | undefined {
  const shown = shownIn(design).map(({ component }) => component);
  const records = new Set(
    shown.flatMap((part) => (part.type === 'detail' ? part.records.map(({ title }) => title) : [])),
  );
  const main = mainList(design, on?.id)?.component;
  const lists = [...(main ? [main] : []), ...shown].filter((part) => part.type === 'list');
  const own = lists.find(
    ({ rows }) =>
      rows.some(({ action }) => action?.do === 'go') &&
      rows.every(({ title }) => records.has(title)),
  );
  const list = on ? main : (own ?? main);
  if (list?.type === 'list') return { id: list.id, count: list.rows.length };
  return list?.type === 'checklist' ? { id: list.id, count: list.tasks.length } : undefined;
}

/** Returns the list of a screen named by a plural: “owners”. */
export const listNamed = (said: readonly Token[], design: AppDesign): RowList | undefined =>
  listOf(
    said.filter(({ plain, single }) => plain !== single),
    design,
  );

/** Returns the list of a screen named after one of the nouns: “customer”. */
export function listOf(said: readonly Token[], design: AppDesign): RowList | undefined {
  const nouns = new Set(said.map(({ single }) => single));
  const isNamed = (name: string) => nouns.has(wordsOf(name).at(-1)?.single ?? '');
  const screen = design.screens.find(
    ({ id, name }) =>
      isNamed(name) || design.tabs.some(({ to, label }) => to === id && isNamed(label)),
  );
  return screen && mainList(design, screen.id) && recordList(design, screen);
}
