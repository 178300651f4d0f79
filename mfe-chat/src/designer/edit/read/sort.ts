import { plainly, wordsOf } from '../../interpret/words';
import type { SingleOperation } from '../operation';
import { currencyIn } from './currency-in';
import { dateIn } from './date-in';
import { framesOf } from './frames';
import { done, type Hand, type Outcome, type Read } from './hand';
import { bared, isSaid } from './names';
import { endsNoun, isNoun } from './row-becomes';
import { recordList } from './record-list';
import { saysScreen, screenSaid } from './screens-said';
import { tokensOf, type Token } from './tokens';
import { rowsOf, shownIn } from './visible';

type Row = Readonly<Record<string, unknown>>;
type Order = (one: Row, other: Row) => number;

const textsOf = (row: Row): string[] =>
  ['title', 'note', 'value', 'group', 'badge'].flatMap((key) =>
    typeof row[key] === 'string' ? [row[key]] : [],
  );

const figure = /\d+(?:[.,\d]*\d)?/u;

const numberIn = (text: string | undefined): number | undefined => {
  const found = text === undefined ? null : figure.exec(text);
  return found ? Number(found[0].replace(/[.,](?=\d{3})/gu, '').replace(',', '.')) : undefined;
};

const priceOf = (row: Row) => numberIn(textsOf(row).find((text) => currencyIn(text)));
const countOf = (row: Row) => numberIn(textsOf(row).find((text) => figure.test(text)));

const byFigure =
  (figureOf: (row: Row) => number | undefined, way = 1) =>
  (rows: readonly Row[]): Order | undefined =>
    rows.every((row) => figureOf(row) !== undefined)
      ? (one, other) => way * ((figureOf(one) ?? 0) - (figureOf(other) ?? 0))
      : undefined;

const orders = (
  language: string,
): Readonly<Record<string, (rows: readonly Row[]) => Order | undefined>> => ({
  byname: () => (one, other) =>
    String(one['title']).localeCompare(String(other['title']), language),
  bydear: byFigure(priceOf, -1),
  byprice: byFigure(priceOf),
  bynumber: byFigure(countOf),
  bylast: byFigure((row) => dateOf(row, language), -1),
  bydate: byFigure((row) => dateOf(row, language)),
});

const dateOf = (row: Row, language: string): number | undefined =>
  textsOf(row)
    .slice(1)
    .map((text) => dateIn(text, language))
    .find((date) => date !== undefined);

const around = ['sortword', 'rowword', 'part:list', 'the', 'it', 'to', 'object', 'set'] as const;
const behind = ['polite', 'closing', 'shouldbe', 'want', 'show', 'on'] as const;

function listOf({ design }: Hand, id = recordList(design)?.id) {
  const component = shownIn(design).find((shown) => shown.component.id === id)?.component;
  const rows = rowsOf(design)
    .filter((row) => row.component.id === component?.id)
    .map(({ at, key, component: part }) => {
      const all = part as unknown as Readonly<Record<string, readonly Row[]>>;
      return all[key]?.[at] ?? {};
    });
  return component && rows.length > 1 ? { id: component.id, rows } : undefined;
}

function moved(id: string, rows: readonly Row[], order: Order): Outcome {
  const now = [...rows];
  const moves: SingleOperation[] = [];
  for (const [to, row] of rows.toSorted(order).entries()) {
    const from = now.indexOf(row, to);
    if (from === to) continue;
    now.splice(to, 0, ...now.splice(from, 1));
    moves.push({ op: 'row.move', component: id, from, to });
  }
  // If the order is right already, one operation without effect remains for the reply.
  return done(
    ...(moves.length > 0 ? moves : [{ op: 'row.move' as const, component: id, from: 0, to: 0 }]),
  );
}

/** “Sort by name”, “cheapest first”, “the overdue ones on top”. */
export const sort: Read = (tokens, hand) => {
  const { spoken, design } = hand;
  const list = listOf(hand);
  if (!list) return undefined;
  for (const [words, orderOf] of Object.entries(orders(design.language))) {
    const found = spoken.find(tokens, words);
    if (!found) continue;
    const rest = bared(spoken.rest(tokens, words, ...around, ...behind), hand);
    const isOther = hand.isLoose === true && rest.length === 1 && !saysScreen(rest, hand);
    const isRows = isNoun(rest, hand) || isOther || rest.every((each) => endsNoun([each], hand));
    const order = isRows ? orderOf(list.rows) : undefined;
    if (order) return moved(list.id, list.rows, order);
  }
  return matching(tokens, hand, list) ?? byFact(tokens, hand, list);
};

const small = new Set(['by', 'the', 'date', 'time']);

/** Returns the value of a fact of a row's record. */
function factsCalled(isLabel: (label: string) => boolean, { design }: Hand) {
  const records = shownIn(design).flatMap(({ component }) =>
    component.type === 'detail' ? component.records : [],
  );
  return (row: Row) =>
    records.find(({ title }) => title === row['title'])?.facts.find(({ label }) => isLabel(label))
      ?.value;
}

/** By date or figure if every value has one, else by text. */
function byValue(
  rows: readonly Row[],
  valueOf: (row: Row) => string | undefined,
  language: string,
  way = 1,
): Order {
  const figureOf = (row: Row) => dateIn(valueOf(row) ?? '', language) ?? numberIn(valueOf(row));
  const byText: Order = (one, other) =>
    way * (valueOf(one) ?? '').localeCompare(valueOf(other) ?? '', language);
  return byFigure(figureOf, way)(rows) ?? byText;
}

/** Sorts a list by a field, or turns it round without one; undefined if no row has the field. */
export function sortedBy(
  id: string,
  field: string | undefined,
  isDown: boolean,
  hand: Hand,
): Outcome | undefined {
  const { language } = hand.design;
  const list = listOf(hand, id);
  if (!list) return undefined;
  const way = isDown ? -1 : 1;
  const { rows } = list;
  const byDate = byFigure((row) => dateOf(row, language), way)(rows);
  if (field === undefined)
    return moved(id, rows, byDate ?? ((one, other) => rows.indexOf(other) - rows.indexOf(one)));
  const said = tokensOf(field);
  if (hand.spoken.has(said, 'named'))
    return moved(
      id,
      rows,
      (one, other) => way * String(one['title']).localeCompare(String(other['title']), language),
    );
  const words = wordsOf(field).filter(({ plain }) => !small.has(plain));
  const isLabel = (label: string) =>
    wordsOf(label).some((own) => words.some(({ stem }) => stem === own.stem));
  const valueOf = factsCalled(isLabel, hand);
  if (rows.every((row) => valueOf(row) !== undefined))
    return moved(id, rows, byValue(rows, valueOf, language, way));
  const order = hand.spoken.has(said, 'price') ? byFigure(priceOf, way)(rows) : byDate;
  return order && moved(id, rows, order);
}

/** “Sort by weight” sorts by that fact of the records. */
function byFact(
  tokens: readonly Token[],
  hand: Hand,
  { id, rows }: { id: string; rows: readonly Row[] },
): Outcome | undefined {
  const { spoken, design } = hand;
  for (const { x } of framesOf(spoken, 'byfact', tokens)) {
    const said = x && bared(x, hand);
    const valueOf = factsCalled((label) => said !== undefined && isSaid(said, label, hand), hand);
    if (!said || !rows.every(valueOf)) continue;
    return moved(id, rows, byValue(rows, valueOf, design.language));
  }
  return undefined;
}

function matching(
  tokens: readonly Token[],
  hand: Hand,
  { id, rows }: { id: string; rows: readonly Row[] },
): Outcome | undefined {
  const { spoken } = hand;
  for (const { x } of framesOf(spoken, 'matchfirst', tokens)) {
    if (!x || saysScreen(x, hand) || screenSaid(x, hand, true)) continue;
    const said = bared(spoken.rest(x, 'ones', 'rowword', 'the', 'object'), hand).filter(
      (token) => !endsNoun([token], hand),
    );
    const [word] = said;
    if (!word || said.length > 2 || spoken.named(said, 'part').length > 0) continue;
    const isOn = (row: Row) =>
      ['note', 'value', 'group', 'badge'].some((key) => {
        const words = typeof row[key] === 'string' ? wordsOf(row[key]) : [];
        return said.every(({ plain }) => words.some((each) => each.plain === plainly(plain)));
      });
    const wanted = rows.filter(isOn);
    if (wanted.length === 0 || wanted.length === rows.length) continue;
    return moved(id, rows, (one, other) => Number(isOn(other)) - Number(isOn(one)));
  }
  return undefined;
}
