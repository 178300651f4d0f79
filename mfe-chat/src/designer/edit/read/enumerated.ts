import type { AppDesign } from '../../model/app-design';
import { initialsOf } from '../new-row';
import type { SingleOperation } from '../operation';
import { wordsOf } from '../../interpret/words';
import { isStopBetween } from './clauses';
import { done, type Hand, type Outcome } from './hand';
import { choicesNamed, filled, rowsIn, saysWhole, statesIn, type ListSaid } from './listed-items';
import { colorsIn } from './look-words';
import { bared, capital, textOf } from './names';
import { recordList } from './record-list';
import { endsNoun } from './row-becomes';
import { itemsIn } from './rows-listed';
import { wordCount, type Token } from './tokens';
import { rowsOf, shownIn, textsOf } from './visible';

const longestItem = 6;
const leastItems = 3;
const mostItems = 8;
/** So many words around a list are no part of what it is for. */
const mostOther = 4;
const mostOperations = 90;

/** What stands before a list: “should be”, “are”, “like”. */
const leads = ['listlead', 'shouldbe', 'isare', 'likeword', 'called', 'sayverb'] as const;
/** Whoever says one of these wants something else of the things that are listed. */
const orders = ['add', 'remove', 'duplicate', 'needless'];
const otherOrders = [...orders, 'move', 'show', 'rename', 'set', 'no'];

interface Enumerated {
  /** What is said before it, and of what it takes the place of. */
  about: readonly Token[];
  items: readonly (readonly Token[])[];
  /** They are examples: “like …”. */
  isLike: boolean;
}

/** The pieces of a sentence between stops, commas and colons, each with what stands before it. */
function piecesOf(tokens: readonly Token[], { text }: Hand): { from: number; before: string }[] {
  return tokens.flatMap((token, at) => {
    const last = tokens[at - 1];
    if (!last) return [{ from: 0, before: '' }];
    if (last.plain === ':') return [{ from: at, before: ':' }];
    const isStop = token.plain !== ':' && isStopBetween(text, last, token);
    return isStop ? [{ from: at, before: text.slice(last.end, token.at) }] : [];
  });
}

const endsSentence = (before: string) => /[.!?;:\n。！？]/u.test(before);

/** Three or more things in a row: behind a colon, a stop, or a word such as “like”. */
export function enumeratedIn(tokens: readonly Token[], hand: Hand): Enumerated | undefined {
  const { spoken } = hand;
  const pieces = piecesOf(tokens, hand);
  const endOf = (index: number) => pieces[index + 1]?.from ?? tokens.length;
  for (const [index, { from, before }] of pieces.entries()) {
    const next = pieces.findIndex((piece, behind) => behind > index && endsSentence(piece.before));
    const end = next < 0 ? tokens.length : (pieces[next]?.from ?? tokens.length);
    const lead = leadIn(tokens.slice(from, endOf(index)), hand);
    if (lead === undefined && !endsSentence(before)) continue;
    const start = from + (lead ?? 0);
    const run = tokens.slice(start, end).filter(({ plain }) => plain !== ':');
    const other = spoken.find(run, 'insteadof', 1);
    const items = itemsIn(other ? run.slice(0, other.at) : run, hand);
    if (items.length < leastItems || items.length > mostItems) continue;
    if (items.some((item) => isOther(item, hand))) continue;
    const last = other ? run.slice(other.at + other.length) : [];
    return {
      about: [...tokens.slice(0, start), ...last, ...tokens.slice(end)],
      items,
      isLike: spoken.has(tokens.slice(from, start), 'likeword', 'listlead'),
    };
  }
  return undefined;
}

/** An order, a look or a sentence: no thing of a list. */
function isOther(item: readonly Token[], hand: Hand): boolean {
  const { spoken } = hand;
  // “Clear” alone is the weather, “clear the list” an order.
  const isOrder = item.length > 1 && otherOrders.some((list) => spoken.lengthAt(item, 0, list) > 0);
  return (
    isOrder ||
    wordCount(item) > longestItem ||
    spoken.has(item, 'very', 'less', 'bigger', 'smaller', 'insteadof') ||
    colorsIn(item, hand).some(({ from, to }) => to - from === item.length)
  );
}

/** How many words a piece has before the first thing of its list. */
function leadIn(piece: readonly Token[], { spoken }: Hand): number | undefined {
  const lengthAt = (at: number) =>
    Math.max(0, ...leads.map((list) => spoken.lengthAt(piece, at, list)));
  let at = piece.findIndex((_, index) => lengthAt(index) > 0);
  if (at < 0) return undefined;
  for (let length = lengthAt(at); length > 0; length = lengthAt(at)) at += length;
  return at < piece.length ? at : undefined;
}

/** What every record says under a label: its values in their order, each once. */
function valuesUnder(label: string, design: AppDesign): string[] {
  const values = shownIn(design).flatMap(({ component }) =>
    component.type === 'detail'
      ? component.records.flatMap(({ facts }) =>
          facts.filter((fact) => fact.label === label).map(({ value }) => value),
        )
      : [],
  );
  return [...new Set(values)];
}

const labelsIn = (design: AppDesign): string[] => [
  ...new Set(
    shownIn(design).flatMap(({ component }) =>
      component.type === 'detail'
        ? component.records.flatMap(({ facts }) => facts.map(({ label }) => label))
        : [],
    ),
  ),
];

const recordTitles = (design: AppDesign): string[] =>
  shownIn(design).flatMap(({ component }) =>
    component.type === 'detail' ? component.records.map(({ title }) => title) : [],
  );

/** Whoever holds the phone keeps the name that another has as well. */
const ofVisitor: ReadonlySet<string> = new Set(['header', 'profile']);

/** The same text in another place says the same; initials are those of the name. */
const everywhere = (from: string, to: string, design: AppDesign): SingleOperation[] => [
  ...rowsOf(design).flatMap(({ component, at, title }): SingleOperation[] => {
    const lead = component.type === 'list' ? component.rows[at]?.lead : undefined;
    return title === from && lead?.as === 'initials'
      ? [
          {
            op: 'row.edit',
            component: component.id,
            at,
            row: { title: to, lead: { ...lead, text: initialsOf(to) } },
          },
        ]
      : [];
  }),
  ...textsOf(design)
    .filter(({ text, component: { type } }) => text === from && !ofVisitor.has(type))
    .map(({ component: { id }, path }): SingleOperation => ({
      op: 'text.set',
      id,
      path,
      text: to,
    })),
];

/** The things that records are called, or what is said of them under a label. */
function told(
  { about, items, isLike }: Enumerated,
  names: readonly string[],
  hand: Hand,
): SingleOperation[] {
  const { design } = hand;
  const within = (text: string) => saysWhole(about, text, hand);
  const label = labelsIn(design).find(within);
  const values = label ? valuesUnder(label, design) : [];
  // “Household 4 is Ann, household 5 is Bob” gives each its own.
  if (label && items.some((item) => saysWhole(item, label, hand))) return [];
  if (label && values.length > 1)
    return values.flatMap((value, at) =>
      everywhere(value, names[at % names.length] ?? value, design),
    );
  const rows = rowsOf(design);
  const isOfRows =
    about.some((token) => endsNoun([token], hand)) ||
    hand.spoken.has(about, 'rowword', 'titleword') ||
    rows.some(({ title }) => within(title));
  const list = isOfRows ? recordList(design) : undefined;
  const own = rows.filter(({ component }) => component.id === list?.id);
  const titles =
    own.length > 0 ? own.map(({ title }) => title) : isOfRows ? recordTitles(design) : [];
  const renamed = titles.flatMap((title, at) => {
    const name = names[at];
    return name === undefined ? [] : everywhere(title, name, design);
  });
  const gone = isLike ? [] : own.slice(Math.max(1, names.length)).toReversed();
  const added = list
    ? names.slice(own.length).map((title, index): SingleOperation => ({
        op: 'row.add',
        component: list.id,
        at: own.length + index,
        row: { title },
      }))
    : [];
  return [
    ...renamed,
    ...gone.map(({ component: { id: component }, at }): SingleOperation => ({
      op: 'row.remove',
      component,
      at,
    })),
    ...added,
  ];
}

/** How many words are neither those of changes nor on a screen. */
function strangeIn(said: readonly Token[], { spoken, design }: Hand): number {
  const shown = new Set(
    textsOf(design).flatMap(({ text }) => wordsOf(text).map(({ single }) => single)),
  );
  return spoken.rest(said, ...spoken.listNames()).filter(({ single }) => !shown.has(single)).length;
}

/** The states, options or ticked things that a list is for. */
function listsFor({ about }: Enumerated, hand: Hand): ListSaid[] {
  if (hand.spoken.has(about, 'stateword')) return statesIn(hand);
  const named = choicesNamed(about, hand);
  if (named.length > 0 || !hand.spoken.has(about, 'part:checklist')) return named;
  return shownIn(hand.design).flatMap(({ component }) =>
    component.type === 'checklist' ? rowsIn(component) : [],
  );
}

/**
 * “The lures should be spinner, wobbler, red worm”, “Weather 1, come on. Overcast, drizzle, sunny”: three or more things
 * that take the place of what records are called, of what is said of them, or of what can be chosen.
 */
export function enumerated(whole: readonly Token[], hand: Hand): Outcome | undefined {
  const { spoken } = hand;
  const found = enumeratedIn(whole, hand);
  if (!found || found.about.length === 0 || spoken.has(found.about, ...orders)) return undefined;
  const { about, items } = found;
  const names = items.map((item) => capital(textOf(bared(item, hand), hand)).slice(0, 40));
  const lists = listsFor(found, hand);
  const operations =
    lists.length > 0 ? lists.flatMap((list) => filled(list, names)) : told(found, names, hand);
  if (strangeIn(about, hand) > mostOther) return undefined;
  return operations.length > 0 && operations.length <= mostOperations
    ? done(...operations)
    : undefined;
}
