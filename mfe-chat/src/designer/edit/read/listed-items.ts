import { componentLists } from '../../components/lists.generated';
import type { Component } from '../../model/components';
import { wordsOf } from '../../interpret/words';
import { valueAt } from '../at-path';
import type { SingleOperation } from '../operation';
import { closest } from './closest';
import type { Hand } from './hand';
import { isSaid } from './names';
import { labelsOf } from './parts-said';
import type { Token } from './tokens';
import { shownIn } from './visible';

/** Keys of option and state lists, by component type. */
const choices = {
  choice: 'options',
  segments: 'options',
  poll: 'options',
  filters: 'groups',
} as const;
const states = { kanban: 'columns', steps: 'steps' } as const;

export interface ListSaid {
  id: string;
  list?: string;
  items: readonly unknown[];
  least: number;
}

const isKey = <Table extends object>(table: Table, key: string): key is keyof Table & string =>
  Object.hasOwn(table, key);

function listIn(component: Component, list: string): ListSaid[] {
  const known = componentLists[component.type]?.find(([path]) => path === list);
  const items = valueAt(component, [list]);
  return known && Array.isArray(items) ? [{ id: component.id, list, items, least: known[1] }] : [];
}

export const rowsIn = (component: Component): ListSaid[] =>
  listIn(component, component.type === 'checklist' ? 'tasks' : 'rows').map(
    ({ id, items, least }) => ({ id, items, least }),
  );

export const statesIn = ({ design }: Hand): ListSaid[] =>
  shownIn(design).flatMap(({ component: part }) =>
    isKey(states, part.type) ? listIn(part, states[part.type]) : [],
  );

const labelledIn = ({ design }: Hand) =>
  shownIn(design).flatMap(({ component: part }) => {
    const list = isKey(choices, part.type) ? choices[part.type] : undefined;
    return list ? labelsOf(part).map((label) => ({ label, lists: listIn(part, list) })) : [];
  });

export const choicesLike = (said: readonly Token[], hand: Hand): ListSaid[] =>
  closest(said, labelledIn(hand), ({ label }) => label, hand)?.lists ?? [];

export const choicesNamed = (said: readonly Token[], hand: Hand): ListSaid[] =>
  labelledIn(hand).find(({ label }) => saysWhole(said, label, hand))?.lists ?? [];

export const choicesOffering = (said: readonly Token[], least: number, hand: Hand): ListSaid[] =>
  labelledIn(hand)
    .flatMap(({ lists }) => lists)
    .filter(
      ({ items }) =>
        items.filter((item) => typeof item === 'string' && saysWhole(said, item, hand)).length >=
        least,
    )
    .slice(0, 1);

const longestLabel = 4;

export function saysWhole(said: readonly Token[], text: string, hand: Hand): boolean {
  const { length } = wordsOf(text);
  return (
    length > 0 &&
    length <= longestLabel &&
    said.some((_, at) => isSaid(said.slice(at, at + length), text, hand))
  );
}

export function filled(
  { id, list, items, least }: ListSaid,
  names: readonly string[],
): SingleOperation[] {
  const where = { component: id, ...(list ? { list } : {}) };
  const itemOf = (name: string, before: unknown) =>
    typeof before === 'string' ? name : { title: name };
  const made = names.map((name, at): SingleOperation => {
    const before = items[at];
    return before === undefined
      ? { op: 'row.add', ...where, at, row: itemOf(name, items[0]) }
      : { op: 'row.edit', ...where, at, row: itemOf(name, before) };
  });
  const left = Math.max(0, items.length - Math.max(names.length, least));
  const gone = Array.from({ length: left }, (_, index): SingleOperation => ({
    op: 'row.remove',
    ...where,
    at: items.length - 1 - index,
  }));
  return [...made, ...gone];
}
