import type { SingleOperation } from '../operation';
import { factsTitled } from './facts-titled';
import { framesOf } from './frames';
import { done, missing, type Hand, type Outcome, type Read } from './hand';
import { headOf } from './head-of';
import { isEffective } from './after';
import { bared } from './names';
import { placeIn } from './places';
import { gone } from './remove';
import { isThereSaid } from './there';
import { wordCount, type Token } from './tokens';
import { besides } from './verbs';

const longest = 5;

/** What the order is about, where that is a name and names nothing that is there. */
function absentIn(said: readonly Token[] | undefined, hand: Hand): Outcome | undefined {
  const { spoken } = hand;
  const named = said && bared(spoken.trimmed(said, 'the', 'wordfor', 'everywhere', 'it'), hand);
  if (!named || named.length === 0 || wordCount(named) > longest) return undefined;
  if (spoken.rest(named, 'it', 'the', 'app', 'whole', 'on', 'rowword', 'more', 'less').length === 0)
    return undefined;
  return isThereSaid(named, hand) ? undefined : missing(named, hand);
}

/** “Take it out”, of what was named before. */
function meantByIt(hand: Hand, isEach: boolean): Outcome | undefined {
  const said = hand.before ?? [];
  for (let size = Math.min(3, said.length); size > 0; size -= 1)
    for (let at = said.length - size; at >= 0; at -= 1) {
      const outcome = gone(said.slice(at, at + size), hand, isEach);
      if (outcome && isEffective(outcome, hand)) return outcome;
    }
  return undefined;
}

function removed(tokens: readonly Token[], hand: Hand): Outcome | undefined {
  const { spoken } = hand;
  if (spoken.has(tokens, 'yesno') || spoken.lengthAt(tokens, 0, 'add') > 0) return undefined;
  const said = besides(tokens, spoken, 'remove') ?? besides(tokens, spoken, 'no');
  if (!said) return undefined;
  const isEach = spoken.has(said, 'everywhere');
  const whole = bared(spoken.trimmed(said, 'everywhere', 'the', 'remove', 'removeend'), hand);
  if (spoken.rest(whole, 'it', 'the', 'remove', 'removeend').length === 0)
    return meantByIt(hand, isEach);
  const head = headOf(spoken.trimmed(whole, 'partword'), hand);
  const facts: SingleOperation[] = factsTitled(head, hand);
  const outcome = gone(head, hand, isEach) ?? (facts.length > 0 ? done(...facts) : undefined);
  return outcome && isEffective(outcome, hand) ? outcome : absentIn(head, hand);
}

/** Orders about what is not there: to take it away, to call it otherwise, to put another in its place, to move it. */
export const absentSaid: Read = (tokens, hand) => {
  const { spoken } = hand;
  const outcome = removed(tokens, hand);
  if (outcome) return outcome;
  for (const intent of ['swap', 'name'])
    for (const { a, b } of framesOf(spoken, intent, tokens)) {
      if (!a || !b || wordCount(b) > longest) continue;
      const none = absentIn(a, hand);
      if (none) return none;
    }
  for (const intent of ['tabPlace', 'lastPlace', 'start', 'matchfirst'])
    for (const { x } of framesOf(spoken, intent, tokens)) {
      const none = absentIn(x && spoken.trimmed(x, 'set', 'show', 'move', 'ones'), hand);
      if (none) return none;
    }
  return moved(tokens, hand);
};

function moved(tokens: readonly Token[], hand: Hand): Outcome | undefined {
  const { spoken } = hand;
  const said = besides(tokens, spoken, 'move');
  if (!said || spoken.has(said, 'indefinite')) return undefined;
  const placed = placeIn(said, hand);
  if (!placed.place) return undefined;
  // “Put the opening hours at the top” may ask for what is not there yet.
  const isPut = besides(tokens, spoken, 'set') !== undefined || besides(tokens, spoken, 'addloose');
  return isPut ? undefined : absentIn(placed.rest, hand);
}
