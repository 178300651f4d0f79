import { isStopBetween } from '../read/clauses';
import { spokenOf } from '../read/spoken-in';
import type { Asked } from './follow';

const adding = ['add-row', 'add-part', 'add-screen'];
/** Of a question that is a field, in words. */
const longest = 6;
/** Most words between “to” and “form”. */
const mostBetween = 4;

/** “Add bait used to the haul form”, “a Size field, like age 5-6”: a field, not a row. Undefined for other changes. */
export function asField({ text, seen, change, language }: Asked): Asked['change'] | undefined {
  const own = spokenOf(language);
  const slot = change.slots.to;
  if (!own || !slot || !adding.includes(change.act)) return undefined;
  const { tokens } = seen;
  const isStopBefore = (at: number) => {
    const [before, token] = [tokens[at - 1], tokens[at]];
    return before === undefined || token === undefined || isStopBetween(text, before, token);
  };
  const stop = tokens.findIndex((_, at) => at >= change.to && isStopBefore(at));
  const last = stop < 0 ? tokens.length : stop;
  const inside = tokens.map((_, at) => at).filter((at) => at > slot.from && at < last);
  const lengthAt = (at: number, list: string) => own.lengthAt(tokens, at, list);
  // “Add which bell each ringer is on”
  const length = last - slot.from;
  const isLow = /^\p{Ll}/u.test(text.slice(tokens[slot.from]?.at));
  const isScreen = own.has(tokens.slice(change.from, last), 'screen', 'tab');
  // “A page called How it works”
  const asks = isLow && !isScreen && ['wh', 'how'].some((list) => lengthAt(slot.from, list) > 0);
  if (asks && length > 1 && length <= longest)
    return { ...change, act: 'add-field', slots: { to: { from: slot.from, to: last } } };
  if (change.act === 'add-screen') return undefined;
  const form = inside.find((at) => lengthAt(at, 'formword') > 0) ?? -1;
  const place = inside.find(
    (at) => at < form && at >= form - mostBetween && lengthAt(at, 'on') > 0,
  );
  const end = place ?? slot.to;
  const word = inside.find((at) => {
    const behind = at + lengthAt(at, 'fieldword');
    return at < end && behind > at && (behind >= end || isStopBefore(behind));
  });
  const hasFigure = tokens.slice(slot.from, word).some(({ plain }) => /\d/u.test(plain));
  // “A 4 pm slot” is a row.
  const field = hasFigure ? undefined : word;
  if (place === undefined && field === undefined) return undefined;
  return { ...change, act: 'add-field', slots: { to: { from: slot.from, to: field ?? end } } };
}
