import type { Hand } from './hand';
import { bared } from './names';
import type { Token } from './tokens';

const longestHead = 4;

/** Drops descriptions: “a note” of “a note that friends can pin to the board”. */
export function headOf(said: readonly Token[], hand: Hand): readonly Token[] {
  const { spoken } = hand;
  const whole = bared(said, hand);
  const colon = whole.findIndex(({ plain }) => plain === ':');
  if (colon > 0) return whole.slice(0, colon);
  const behind = spoken.find(whole, 'behindhead', 1);
  if (!behind) return whole.length > longestHead ? whole.slice(0, longestHead) : whole;
  const head = whole.slice(0, behind.at);
  return spoken.rest(head, 'emptyhead', 'the').length === 0 ? whole : head;
}
