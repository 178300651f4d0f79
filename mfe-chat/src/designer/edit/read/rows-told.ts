import { stemOf, wordsOf } from '../../interpret/words';
import { initialsOf } from '../new-row';
import type { SingleOperation } from '../operation';
import { firstSentence, hasStop, verbOf } from './clauses';
import { done, type Hand, type Outcome } from './hand';
import { isPartSaid } from './named-rows';
import { bared, capital, isSaid, textOf } from './names';
import { listNamed, recordList, type RowList } from './record-list';
import { rowTitle } from './row-title';
import { itemsIn } from './rows-listed';
import { wordCount, type Token } from './tokens';
import { rowsOf, textsOf, type ShownRow } from './visible';

const leastRows = 2;
const mostRows = 12;
const longestName = 5;
const longestUnit = 2;
const mostOperations = 90;
const longestBegun = 8;
const otherOrders = ['rename', 'replace', 'remove', 'move', 'call', 'insteadof', 'likeword'];
const links = ['linking', 'priceof', 'wth', 'shouldbe', 'to', 'with'];

/** One row as typed: “7A to University 6 min”. */
export interface Told {
  name: readonly Token[];
  value?: string;
  /** Detail of a row without a figure: “Tom is even”. */
  note?: string;
}

interface Made {
  title: string;
  value?: string;
  note?: string;
}

/** Components with the name of the person who uses the app, which no row renames. */
export const ofVisitor: ReadonlySet<string> = new Set(['header', 'profile']);

const isFigure = ({ plain, quote }: Token): boolean =>
  quote === undefined && /^[\d.,:]+\p{L}{0,3}$/u.test(plain);

/** Reads a name with a figure and unit: “Hounds of Love 1985”, “rice 2.5 kg”, “cut 12 €”. */
function toldIn(item: readonly Token[], hand: Hand): Told | undefined {
  const at = item.findLastIndex(isFigure);
  const behind = item.slice(at + 1);
  // “… auf 0,50 € setzen” ends with a verb, not a unit.
  const isUnit = hand.spoken.rest(behind, ...hand.spoken.listNames()).length === behind.length;
  if (at < 1 || behind.length > longestUnit || !isUnit) return undefined;
  const isTime = (index: number) =>
    item[index - 1] !== undefined &&
    isFigure(item[index - 1] as Token) &&
    hand.text.slice(item[index - 1]?.end, item[index]?.at) === ':';
  const from = isTime(at) ? at - 1 : at;
  const name = bared(hand.spoken.between(item.slice(0, from), [], links), hand);
  const value = textOf(item.slice(from), hand).slice(0, 24);
  const isName = name.length > 0 && wordCount(name) <= longestName && !name.every(isFigure);
  return isName ? { name, value } : undefined;
}

/** “Tom is even”, among others with figures. */
function noteIn(item: readonly Token[], hand: Hand): Told | undefined {
  const { text, spoken } = hand;
  const end = item.findIndex(({ at }) => !/^\p{Lu}/u.test(text.slice(at)));
  if (end < 1 || item.length > longestName || item.some(isFigure)) return undefined;
  const note = textOf(spoken.between(item.slice(end), ['isare'], []), hand);
  return { name: item.slice(0, end), note: capital(note).slice(0, 60) };
}

/** “Maya owes” becomes Maya, if the idea names her; the verb moves before the figure. */
export function madeOf({ name, value, note: told }: Told, hand: Hand): Made {
  const { design, text } = hand;
  const isName = ({ at, end }: Token) =>
    /^\p{Lu}/u.test(text.slice(at)) && design.idea.includes(text.slice(at, end));
  const own = name.findIndex((token) => !isName(token));
  const isVerb = own > 0 && /^\p{Ll}/u.test(text.slice(name[own]?.at));
  // A currency sign before the figure is not part of the name.
  const title = rowTitle(isVerb ? name.slice(0, own) : name, hand).replace(
    /\s*[€$£¥₩₺₽₹₪₫฿₦₴]$/u,
    '',
  );
  const note = isVerb ? capital(textOf(name.slice(own), hand)) : told;
  return { title, ...(value ? { value } : {}), ...(note ? { note } : {}) };
}

const isOfRow = (name: readonly Token[], row: ShownRow, hand: Hand): boolean => {
  if (isSaid(name, row.title, hand)) return true;
  const own = wordsOf(row.title);
  return (
    name.length === own.length && name.every(({ plain }, at) => stemOf(plain) === own[at]?.stem)
  );
};

/** Initials and pictures of the old name are removed. */
function leadOf({ component, at }: ShownRow, title: string) {
  const lead = component.type === 'list' ? component.rows[at]?.lead : undefined;
  const isKept = !lead || lead.as === 'icon' || lead.as === 'pill';
  return isKept ? {} : { lead: { as: 'initials', text: initialsOf(title) } };
}

/** Replaces a row by a new name and figure, in all texts with the old name. */
function replaced(row: ShownRow, made: Made, { design }: Hand, isTold: boolean): SingleOperation[] {
  const others = textsOf(design).filter(
    ({ text, component }) =>
      text === row.title && component.id !== row.component.id && !ofVisitor.has(component.type),
  );
  return [
    {
      op: 'row.edit',
      component: row.component.id,
      at: row.at,
      row: {
        ...(isTold ? { value: null, note: null } : {}),
        ...made,
        ...leadOf(row, made.title),
      },
    },
    ...others.map(({ component: { id }, path }) => ({
      op: 'text.set' as const,
      id,
      path,
      text: made.title,
    })),
  ];
}

const ownOf = ({ value, note }: Omit<Made, 'title'>) => ({
  ...(value ? { value } : {}),
  ...(note ? { note } : {}),
});

/** Updates figures of existing rows; other rows replace the invented ones. */
export function rowsFor(
  told: readonly Told[],
  wanted: RowList,
  hand: Hand,
  isAdded: boolean,
): Outcome | undefined {
  const rows = rowsOf(hand.design);
  const all = told.map((each) => madeOf(each, hand));
  // “Maya owes” is about the row “Maya”.
  const known = told.map(({ name }, index) =>
    rows.filter((row) => isOfRow(name, row, hand) || row.title === all[index]?.title),
  );
  const [first] = known.flat();
  const list = first
    ? {
        id: first.component.id,
        count: rows.filter((row) => row.component === first.component).length,
      }
    : wanted;
  const here = rows.filter(({ component }) => component.id === list.id);
  const taken = new Set(known.flat().map((row) => row));
  const free = isAdded ? [] : here.filter((row) => !taken.has(row));
  // Names without figures keep the details of the invented rows.
  const isTold = told.some(({ value, note }) => value !== undefined || note !== undefined);
  const hasValues = told.filter(({ value }) => value !== undefined).length > 1;
  const operations: SingleOperation[] = [];
  let count = list.count;
  for (const [index, made] of all.entries()) {
    const mine = known[index] ?? [];
    if (mine.length > 0) {
      for (const { component, at } of mine)
        operations.push({
          op: 'row.edit',
          component: component.id,
          at,
          // “Maya owes 23.40, Tom is even”: Tom’s old amount is gone.
          row: { ...(made.value || !hasValues ? {} : { value: null }), ...ownOf(made) },
        });
      continue;
    }
    const place = free.shift();
    if (place) operations.push(...replaced(place, made, hand, isTold));
    else operations.push({ op: 'row.add', component: list.id, at: count++, row: { ...made } });
  }
  // If no existing row was meant, the remaining ones were invented too.
  if (!first)
    for (const { at } of free.toReversed())
      operations.push({ op: 'row.remove', component: list.id, at });
  return operations.length <= mostOperations ? done(...operations) : undefined;
}

/** Last index of the lead (“skaters should be”); -1 without one, undefined if it names missing things. */
function leadEnd(ordered: readonly Token[], { spoken, text, design }: Hand): number | undefined {
  const colon = ordered.findIndex(({ plain }) => plain === ':');
  const wish = spoken.find(ordered, 'shouldbe', 1);
  const next = wish && ordered[wish.at + wish.length];
  const isName = wish !== undefined && next !== undefined && /^\p{Lu}/u.test(text.slice(next.at));
  if (colon >= 0 || !isName) return colon;
  const isList = listNamed(ordered.slice(0, wish.at), design) !== undefined;
  return isList ? wish.at + wish.length - 1 : undefined;
}

/** Sets rows with figures: “Show beans 120, pasta 45 and rice 60”, “corte 12 €, tinte 35 €”. */
export function rowsTold(whole: readonly Token[], hand: Hand): Outcome | undefined {
  const { spoken, text } = hand;
  const ordered = spoken.between(whole, ['show', 'want', 'set', 'add', 'polite', 'the'], []);
  const begun = whole.slice(0, whole.length - ordered.length);
  const colon = leadEnd(ordered, hand);
  if (colon === undefined || colon > longestBegun) return undefined;
  if (spoken.has(ordered.slice(colon + 1), ...otherOrders)) return undefined;
  const items = itemsIn(ordered.slice(colon + 1), hand);
  if (items.length < leastRows || items.length > mostRows) return undefined;
  const isOrder = (item: readonly Token[]) => verbOf(item, spoken).length > 0;
  if (items.some(isOrder) || firstSentence(whole, text)) return undefined;
  const told = items.map((item) => toldIn(item, hand) ?? noteIn(item, hand));
  if (!told.every((each) => each !== undefined)) return undefined;
  if (told.filter(({ value }) => value).length < leastRows) return undefined;
  const rows = rowsOf(hand.design);
  const isRow = ({ name }: Told) => rows.some((row) => isOfRow(name, row, hand));
  // “Small dog” is a row, “font” and “margin” are not.
  const isNone = ({ name }: Told) =>
    spoken.rest(name, ...links).every((token) => isPartSaid([token], hand));
  if (told.every((each) => !isRow(each) && isNone(each))) return undefined;
  const isOrdered = ['set', 'to', 'shouldbe'].some((list) =>
    spoken.has([...begun, ...ordered.slice(0, Math.max(0, colon))], list),
  );
  // “The fine for Tom to 5 €” sets an existing value.
  const isSet = items.some((item) =>
    item.some((_, at) => {
      const length = spoken.lengthAt(item, at, 'to');
      const next = item[at + length];
      return at > 0 && length > 0 && next !== undefined && isFigure(next);
    }),
  );
  // “Set the font to 14 and the margin to 20” is not about rows.
  if ((isSet || (isOrdered && colon < 0)) && !told.every(isRow)) return undefined;
  const isParted = whole.some(
    ({ at }, index) => index > 0 && hasStop(text.slice(whole[index - 1]?.end, at)),
  );
  if (!isParted && !spoken.has(whole, 'joints', 'listand')) return undefined;
  const lead = ordered.slice(0, Math.max(0, colon));
  const list = listNamed([...begun, ...lead], hand.design) ?? recordList(hand.design);
  const isAdded = spoken.has(begun, 'add', 'more');
  return list && rowsFor(told, list, hand, isAdded);
}
