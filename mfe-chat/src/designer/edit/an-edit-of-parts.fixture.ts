import { componentTypes, exampleParts } from '../components/example-designs';
import type { AppDesign } from '../model/app-design';
import { componentLists } from '../components/lists.generated';
import type { SingleOperation } from './operation';
import { hostileTexts } from './hostile.fixture';
import { rowsOf } from './rows';

/** Edits of screens, tabs, components and rows that a visitor could make to this design, chosen by numbers. */
export function editsOfParts(design: AppDesign, number: () => number): (() => SingleOperation)[] {
  const one = <T>(list: readonly T[]): T => list[number() % list.length] as T;
  const parts = design.screens.flatMap(({ components }) => components);
  const { id } = one(parts);
  const screen = one(design.screens).id;
  const at = number() % 12;
  const component = () => exampleParts([one(componentTypes)])[0]!;
  const listed = parts.filter(({ type }) => componentLists[type]);
  const list = one(listed.length > 0 ? listed : parts).id;
  const rows = rowsOf(design, list)?.items ?? ['none'];
  const row = () => one([{ title: one(hostileTexts) }, one(rows), one(hostileTexts)]) as string;
  const place = () => number() % (rows.length + 1);
  const tabs = design.screens
    .filter(() => number() % 2 === 0)
    .slice(0, 5)
    .map(({ id: to, name }) => ({ label: name, icon: 'star' as const, to }));
  return [
    () => ({ op: 'component.add', screen, at, component: component() }),
    () => ({ op: 'component.move', id, screen, at }),
    () => ({ op: 'component.duplicate', id }),
    () => ({ op: 'component.replace', id, component: component() }),
    () => ({ op: 'screen.rename', screen, name: one(hostileTexts) }),
    () => ({ op: 'screen.remove', screen }),
    () => ({ op: 'screen.move', screen, at }),
    () => ({ op: 'screen.duplicate', screen }),
    () => ({ op: 'tabs.set', tabs }),
    () => ({ op: 'start.set', screen }),
    () => ({ op: 'row.add', component: list, at: place(), row: row() }),
    () => ({ op: 'row.edit', component: list, at: place(), row: row() }),
    () => ({ op: 'row.remove', component: list, at: place() }),
    () => ({ op: 'row.move', component: list, from: place(), to: place() }),
  ];
}
