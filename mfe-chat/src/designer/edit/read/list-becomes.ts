import { componentLists } from '../../components/lists.generated';
import type { Component } from '../../model/components';
import { sayIn } from '../../model/controls';
import type { SingleOperation } from '../operation';
import { valueAt } from '../at-path';
import { fieldMore } from './add-field';
import { closest } from './closest';
import { colorsIn } from './look-words';
import { framesOf } from './frames';
import { done, type Hand, type Outcome } from './hand';
import { bared, capital, textOf } from './names';
import { labelsOf } from './parts-said';
import { recordList } from './record-list';
import { endsNoun } from './row-becomes';
import { itemsIn } from './rows-listed';
import { wordCount, type Token } from './tokens';
import { shownIn } from './visible';

const longestItem = 5;
const mostItems = 8;

/** Lists of plain words that stand for what may be chosen or come to pass, by type. */
const choices = {
  choice: 'options',
  segments: 'options',
  poll: 'options',
  filters: 'groups',
} as const;
const states = { kanban: 'columns', steps: 'steps' } as const;

interface ListSaid {
  id: string;
  list?: string;
  items: readonly unknown[];
  least: number;
}

function listIn(component: Component, list: string): ListSaid[] {
  const known = componentLists[component.type]?.find(([path]) => path === list);
  const items = valueAt(component, [list]);
  return known && Array.isArray(items) ? [{ id: component.id, list, items, least: known[1] }] : [];
}

const isKey = <Table extends object>(table: Table, key: string): key is keyof Table & string =>
  Object.hasOwn(table, key);

/** The lists that a name is that of: states of a board, what a question offers, or the records themselves. */
function listsSaid(said: readonly Token[], hand: Hand): ListSaid[] {
  const { spoken, design } = hand;
  const named = bared(said, hand);
  const shown = shownIn(design).map(({ component }) => component);
  if (spoken.rest(named, 'stateword', 'the').length === 0)
    return shown.flatMap((part) =>
      isKey(states, part.type) ? listIn(part, states[part.type]) : [],
    );
  const labelled = shown
    .filter(({ type }) => isKey(choices, type))
    .flatMap((part) => labelsOf(part).map((label) => ({ part, label })));
  const like = closest(named, labelled, ({ label }) => label, hand)?.part;
  if (like && isKey(choices, like.type)) return listIn(like, choices[like.type]);
  const isRecords = spoken.rest(named, 'rowword', 'the').every((each) => endsNoun([each], hand));
  const list = isRecords ? recordList(design) : undefined;
  const part = shown.find(({ id }) => id === list?.id);
  return part
    ? listIn(part, part.type === 'checklist' ? 'tasks' : 'rows').map(({ id, items, least }) => ({
        id,
        items,
        least,
      }))
    : [];
}

/** One item in the place of another, those behind added or taken away. */
function filled({ id, list, items, least }: ListSaid, names: readonly string[]): SingleOperation[] {
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

function namesIn(said: readonly Token[], hand: Hand): string[] | undefined {
  const items = itemsIn(said, hand).filter((item) => item.some(({ plain }) => plain !== ':'));
  const isJoined = items.length > 2 || hand.spoken.has(said, 'joints', 'listand');
  const isOrder = hand.spoken.has(said.slice(1), 'add', 'remove', 'move', 'set', 'called');
  const isList = isJoined && !isOrder && items.length > 1 && items.length <= mostItems;
  if (!isList || items.some((item) => wordCount(item) > longestItem)) return undefined;
  if (items.every((item) => colorsIn(item, hand).length > 0)) return undefined;
  return items.map((item) => capital(textOf(item, hand)).slice(0, 40));
}

/** What several names are given to, where the design has no list that is called so: “the badges” in “call the badges A, B and C”. */
export function listMissing(whole: readonly Token[], hand: Hand): readonly Token[] | undefined {
  for (const { a, b } of framesOf(hand.spoken, 'listis', whole)) {
    const names = b && namesIn(b, hand);
    if (
      a &&
      names &&
      names.length > 2 &&
      wordCount(a) <= longestItem &&
      listsSaid(a, hand).length === 0
    )
      return bared(a, hand);
  }
  return undefined;
}

/** “The stages should be Asked, Tasted, Paid”, “let people choose between half and full”: several things at once. */
export function listBecomes(whole: readonly Token[], hand: Hand): Outcome | undefined {
  const { spoken } = hand;
  for (const { a, b } of framesOf(spoken, 'listis', whole)) {
    const names = b && namesIn(spoken.between(b, ['called'], []), hand);
    const lists = a && names ? listsSaid(a, hand) : [];
    if (names && lists.length > 0) return done(...lists.flatMap((list) => filled(list, names)));
  }
  for (const { a, b } of framesOf(spoken, 'choose', whole)) {
    const names = b && namesIn(b, hand);
    if (!names || (a && wordCount(a) > longestItem)) continue;
    const label = a ? capital(textOf(bared(a, hand), hand)) : sayIn(hand.design, 'Kind');
    const outcome = fieldMore('choice', label.slice(0, 80), hand, names);
    if (outcome) return outcome;
  }
  return undefined;
}
