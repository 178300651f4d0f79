import { add } from './add';
import { askedField } from './add-field';
import { rowCount } from './add-rows';
import { becomes } from './becomes';
import { columns } from './columns';
import { duplicate } from './duplicate';
import type { Hand, Outcome, Read } from './hand';
import { keepRows } from './keep-rows';
import { language } from './language';
import { guesses } from './guesses';
import { look } from './look';
import { mood } from './mood';
import { enable, isEnabling } from './enable';
import { currency } from './currency';
import { figures } from './figures';
import { move } from './move';
import { order } from './order';
import { remove } from './remove';
import { restated } from './restated';
import { rowBack, rowState } from './row-state';
import { sort } from './sort';
import { textLine } from './text-line';
import type { AppDesign } from '../../model/app-design';
import type { SingleOperation } from '../operation';
import type { Token } from './tokens';
import { bareWish, wish } from './wish';

/** In the order of attempts: the most specific readers come first. */
const reads: readonly Read[] = [
  language,
  look,
  mood,
  bareWish,
  order,
  sort,
  keepRows,
  currency,
  figures,
  rowState,
  rowBack,
  columns,
  textLine,
  askedField,
  rowCount,
  remove,
  becomes,
  duplicate,
  move,
  add,
];

/** “Let people …” asks for a feature or a field, never for a change of a component. */
async function enabled(whole: readonly Token[], hand: Hand): Promise<Outcome | undefined> {
  const outcome = (await askedField(whole, hand)) ?? (await enable(whole, hand));
  return outcome && outcome.operations.length > 0 ? outcome : undefined;
}

const mostRestated = 2;
const quoteMark = /["“”„«»「」『』]/u;

/** Half a quote in a name shows that the sentence was cut at the wrong position. */
export function isClean(operation: SingleOperation): boolean {
  const named: readonly unknown[] = [
    'text' in operation ? operation.text : undefined,
    'name' in operation ? operation.name : undefined,
    ...('row' in operation ? [operation.row] : []).flatMap((row) =>
      typeof row === 'object' && row !== null ? Object.values(row) : [row],
    ),
    operation.op === 'component.add' && 'label' in operation.component
      ? operation.component.label
      : undefined,
  ];
  return named.every((text) => typeof text !== 'string' || !quoteMark.test(text));
}

function* meantBy(tokens: readonly Token[], hand: Hand, depth = 0): Generator<Meant> {
  const whole = hand.spoken.politely(tokens);
  yield { tokens: whole, hand };
  if (depth === mostRestated) return;
  for (const order of restated(whole, hand)) yield* meantBy(order.tokens, order.hand, depth + 1);
}

interface Meant {
  tokens: readonly Token[];
  hand: Hand;
}

const known = new WeakMap<AppDesign, Map<string, Promise<Outcome | undefined>>>();

/** Reads one clause; undefined if not understood. Memoised: different cuttings share clauses. */
export function clauseRead(tokens: readonly Token[], hand: Hand): Promise<Outcome | undefined> {
  const { design, text, language, focus, row, before } = hand;
  const flags = [hand.isLater, hand.isPainted, hand.isInherited, hand.isLoose].map(Number);
  const spans = [tokens, hand.isLoose ? (before ?? []) : []].map((said) =>
    said.map(({ at }) => at),
  );
  const key = JSON.stringify([text, language, spans, flags, focus, hand.isLoose ? row : 0]);
  const read = known.get(design) ?? new Map<string, Promise<Outcome | undefined>>();
  known.set(design, read);
  const outcome = read.get(key) ?? readOnce(tokens, hand);
  read.set(key, outcome);
  return outcome;
}

async function readOnce(tokens: readonly Token[], hand: Hand): Promise<Outcome | undefined> {
  for (const meant of meantBy(tokens, hand)) {
    const outcome = await ordered(meant.tokens, meant.hand);
    if (outcome) return outcome;
  }
  const wished = await wish(hand.spoken.politely(tokens), hand);
  if (wished || !hand.isLoose) return wished;
  const said = [...meantBy(tokens, hand)];
  for (const guess of guesses)
    for (const meant of said) {
      const outcome = await guess(meant.tokens, meant.hand);
      const isMeant = outcome && (outcome.operations.length > 0 || outcome.absent !== undefined);
      if (isMeant && outcome.operations.every(isClean)) return outcome;
    }
  return undefined;
}

async function ordered(whole: readonly Token[], hand: Hand): Promise<Outcome | undefined> {
  if (isEnabling(whole, hand)) return enabled(whole, hand);
  for (const read of reads) {
    const outcome = await read(whole, hand);
    if (outcome && outcome.operations.length > 0 && outcome.operations.every(isClean))
      return outcome;
  }
  return undefined;
}
