import { isStopBetween } from './clauses';
import { currencyIn } from './currency-in';
import { framesOf } from './frames';
import type { Hand } from './hand';
import { capital, textOf } from './names';
import { placeIn, screenIn, type Place } from './places';
import { rowSaid } from './row-becomes';
import type { Token } from './tokens';
import type { ShownRow } from './visible';
import { isAside } from './without-reason';

export interface RowTold {
  name: readonly Token[];
  /** Amount of money at the end. */
  value?: string;
  note?: string;
  beside?: { row: ShownRow; step: 0 | 1 } | undefined;
}

/** Units with the same spelling in all languages. */
const units = /^(?:k?g|mg|lbs?|oz|k?m|cm|mm|m[l²³]|[cd]?l|min|sec|h|hrs?|°[cf]|%)$/u;
const decimal = /^\d+[.,]\d+\p{L}{0,3}$/u;

/** Details follow a comma or a bracket. */
const opensAside = (text: string, before: Token, token: Token): boolean =>
  isStopBetween(text, before, token) || /[(（]/u.test(text.slice(before.end, token.at));

const links = ['linking', 'priceof', 'wth'] as const;
const longestNote = 60;
const longestPrice = 14;

/** Splits name and details: “a spelt loaf for £4.20”, “Rosa, alto”, “a run at 18:30”. */
export function told(tokens: readonly Token[], hand: Hand): RowTold {
  const row = split(tokens, hand);
  // “Put Rosa in too, with two chores”
  return { ...row, name: hand.spoken.between(row.name, [], ['alongside']) };
}

function split(tokens: readonly Token[], hand: Hand): RowTold {
  const { spoken, text } = hand;
  const isFigure = (token: Token | undefined) => token !== undefined && /\d/u.test(token.plain);
  const linkAt = (at: number) =>
    Math.max(0, ...links.map((list) => spoken.lengthAt(tokens, at, list)));
  const end = tokens.findIndex((token, at) => {
    if (at === 0) return false;
    const before = tokens[at - 1];
    if (before && opensAside(text, before, token)) return true;
    const length = linkAt(at);
    return length > 0 && tokens.slice(at + length, at + length + 2).some(isFigure);
  });
  const isPriced = (token: Token, at: number) => {
    const measure = tokens.slice(at, at + 2);
    const isUnit = measure.length > 1 && units.test(measure[1]?.plain ?? '');
    return (
      at > 0 &&
      isFigure(token) &&
      (isUnit || decimal.test(token.plain) || currencyIn(textOf(measure, hand)) !== undefined)
    );
  };
  const priced = tokens.findIndex(isPriced);
  const isPricedFirst = priced > 0 && priced < end;
  const from = end > 0 && !isPricedFirst ? end : priced;
  if (from <= 0) return { name: tokens };
  const behind = tokens.slice(from + linkAt(from), isPricedFirst ? end : undefined);
  // Another command is not a detail of the row.
  if (spoken.has(behind, 'remove', 'rename', 'replace', 'move', 'add')) return { name: [] };
  if (isAside(behind, spoken)) return { name: tokens.slice(0, from) };
  const said = textOf(behind, hand).slice(0, longestNote);
  const isPrice = currencyIn(said) !== undefined && said.length <= longestPrice;
  return { name: tokens.slice(0, from), ...(isPrice ? { value: said } : { note: capital(said) }) };
}

function besideIn(place: Place | undefined, hand: Hand): RowTold['beside'] {
  const row = place && 'of' in place ? rowSaid(place.of, hand) : undefined;
  return row && { row, step: place?.at === 'above' ? 0 : 1 };
}

export function rowTold(said: readonly Token[], hand: Hand): RowTold {
  for (const { x, a } of framesOf(hand.spoken, 'between', said)) {
    const row = a && rowSaid(a, hand);
    if (x && row) return { ...told(x, hand), beside: { row, step: 1 } };
  }
  const { rest, place } = placeIn(said, hand);
  const beside = besideIn(place, hand);
  return { ...told(beside ? rest : screenIn(said, hand).rest, hand), beside };
}
