import { sayIn } from '../../model/controls';
import type { Screen } from '../../model/app-design';
import type { Component } from '../../model/components';
import { freeId } from '../free-id';
import { donorOf, isFeature } from './donor';
import type { Hand } from './hand';
import { is } from './parts-said';
import { mainList, rowsOf, shownIn } from './visible';

export function simplePart(word: string, said: string, { design }: Hand): Component | undefined {
  const id = freeId(design, `added-${word}`);
  const action = {
    do: 'toggle' as const,
    says: sayIn(design, 'Saved'),
    off: sayIn(design, 'Not saved'),
  };
  const title = said || design.name;
  if (word === 'button') return { type: 'button', id, label: title.slice(0, 80), action };
  if (word === 'floating-button')
    return { type: 'floating-button', id, label: title.slice(0, 80), icon: 'plus', action };
  if (word === 'text' || word === 'paragraph')
    return { type: 'paragraph', id, text: title.slice(0, 400) };
  if (word === 'section') return { type: 'section', id, title: title.slice(0, 80) };
  if (word === 'header') return { type: 'header', id, title: title.slice(0, 80), size: 28 };
  if (word === 'form' || word === 'field')
    return {
      type: 'field',
      id,
      label: title.slice(0, 80),
      value: '',
      placeholder: (rowsOf(design)[0]?.title ?? title).slice(0, 80),
    };
  return undefined;
}

export const newLine = (text: string, design: Hand['design']): Component => ({
  type: 'paragraph',
  id: freeId(design, 'added-text'),
  text: text.slice(0, 400),
});

/** Components that work on the list of their screen. */
function onList(word: string, screen: Screen, { design }: Hand): Component | undefined {
  const list = mainList(design, screen.id)?.component;
  const here =
    screen.components.find(({ type }) => type === 'list' || type === 'checklist') ?? list;
  if (!here || (here.type !== 'list' && here.type !== 'checklist')) return undefined;
  const rows = here.type === 'list' ? here.rows : here.tasks;
  const other = shownIn(design).find(({ component }) => is(component, word))?.component;
  const id = freeId(design, `added-${word}`);
  if (word === 'search')
    return other?.type === 'search'
      ? { ...other, id, list: here.id }
      : { type: 'search', id, list: here.id, label: `${sayIn(design, 'Search')}…`, none: '–' };
  if (word === 'filter') {
    const groups = [...new Set(rows.flatMap(({ group }) => (group ? [group] : [])))].slice(0, 6);
    return groups.length > 0
      ? {
          type: 'filters',
          id,
          list: here.id,
          label: sayIn(design, 'Kind'),
          all: sayIn(design, 'All'),
          groups,
        }
      : undefined;
  }
  if (word === 'list')
    return here.type === 'list' ? { ...here, id: freeId(design, 'added-list') } : undefined;
  return undefined;
}

/** Uses a component of this design, a simple one, or one of a similar app; `instead` is the id it replaces. */
export async function newPart(
  word: string,
  screen: Screen,
  hand: Hand,
  instead?: string,
): Promise<Component | undefined> {
  const { design } = hand;
  const made = simplePart(word, '', hand) ?? onList(word, screen, hand);
  if (made) return made;
  const elsewhere = shownIn(design).find(
    ({ component }) => is(component, word) && component.id !== instead,
  );
  if (elsewhere) return elsewhere.component;
  if (!isFeature(word)) return undefined;
  const { design: donor } = await donorOf(word, hand);
  return shownIn(donor).find(({ component }) => is(component, word))?.component;
}
