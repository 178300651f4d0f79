import type { Hand } from './hand';
import { bared } from './names';
import { nounSaid } from './pair';
import { partsSaid } from './parts-said';
import { picturesIn } from './pictured';
import { rowSaid } from './row-becomes';
import { screenSaid } from './screens-said';
import type { Token } from './tokens';

export function isThereSaid(said: readonly Token[], hand: Hand): boolean {
  const { spoken } = hand;
  const whole = bared(said, hand);
  if (whole.length === 0) return true;
  if (spoken.has(whole, 'picture') && picturesIn(hand).length > 0) return true;
  return (
    partsSaid(whole, hand) !== undefined ||
    screenSaid(whole, hand) !== undefined ||
    rowSaid(whole, hand) !== undefined ||
    nounSaid(whole, hand) !== undefined
  );
}
