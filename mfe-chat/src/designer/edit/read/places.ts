import type { Screen } from '../../model/app-design';
import { screenOf } from '../../model/find';
import type { Hand } from './hand';
import { saysScreen, screenSaid } from './screens-said';
import type { Token } from './tokens';

export type Place =
  { at: 'top' | 'bottom' | 'up' | 'down' } | { at: 'above' | 'below'; of: readonly Token[] };

export interface Placed {
  rest: readonly Token[];
  place?: Place;
  on?: Screen;
}

const longestName = 5;

/** Reads and removes the screen: “on the orders screen”. */
export function screenIn(tokens: readonly Token[], hand: Hand): Placed {
  const { spoken } = hand;
  for (let from = 0; from < tokens.length; from += 1) {
    const on = spoken.lengthAt(tokens, from, 'on');
    for (let to = Math.min(tokens.length, from + on + longestName); to > from + on; to -= 1) {
      const span = tokens.slice(from + on, to);
      const after = spoken.lengthAt(tokens, to, 'on');
      const hasClass = saysScreen(span, hand) || spoken.has(span, 'formword');
      if (!hasClass && !(on > 0 && from > 0 && to === tokens.length)) continue;
      if (on === 0 && after === 0 && from > 0) continue;
      const screen = screenSaid(span, hand, true);
      if (screen && to - from < tokens.length)
        return { rest: [...tokens.slice(0, from), ...tokens.slice(to + after)], on: screen };
    }
  }
  const start = spoken.find(tokens, 'onhome');
  if (start && start.length < tokens.length)
    return {
      rest: [...tokens.slice(0, start.at), ...tokens.slice(start.at + start.length)],
      on: screenOf(hand.design, hand.design.start),
    };
  return { rest: tokens };
}

const ends = ['top', 'bottom', 'up', 'down'] as const;
const sides = ['above', 'below'] as const;

/** Reads and removes position and screen: “the map below the list”. */
export function placeIn(tokens: readonly Token[], hand: Hand): Placed {
  const { spoken } = hand;
  const { rest, on } = screenIn(tokens, hand);
  const found = (placed: Omit<Placed, 'on'>): Placed => ({ ...placed, ...(on ? { on } : {}) });
  for (const at of sides) {
    const side = spoken.find(rest, at, spoken.said.postpositional ? 1 : 0);
    if (!side) continue;
    const before = rest.slice(0, side.at);
    const after = rest.slice(side.at + side.length);
    if (!spoken.said.postpositional && after.length > 0)
      return found({ rest: before, place: { at, of: after } });
    // “the list + above + the map”: the object is marked or comes last.
    const object = spoken.find(before, 'object');
    if (object && object.at > 0)
      return found({
        rest: before.slice(0, object.at),
        place: { at, of: before.slice(object.at + object.length) },
      });
    if (after.length > 0) return found({ rest: after, place: { at, of: before } });
  }
  for (const at of ends) {
    const end = spoken.find(rest, at);
    if (end)
      return found({
        rest: [...rest.slice(0, end.at), ...rest.slice(end.at + end.length)],
        place: { at },
      });
  }
  return found({ rest });
}
