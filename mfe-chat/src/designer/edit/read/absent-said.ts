import type { SingleOperation } from '../operation';
import { factsTitled } from './facts-titled';
import { framesOf, saidLike } from './frames';
import { beforePlace } from './doubts/parts';
import { done, missing, type Hand, type Outcome, type Read } from './hand';
import { hasStop } from './clauses';
import { isEffective } from './after';
import { bared } from './names';
import { ordinalIn } from './ordinals';
import { placeIn, screenIn } from './places';
import { gone } from './remove';
import { isThereSaid } from './there';
import { wordCount, type Token } from './tokens';
import { besides } from './verbs';

const longest = 5;
const mostTried = 12;
const around = ['set', 'show', 'move', 'shouldbe', 'very', 'to', 'on', 'use', 'modal', 'call'];
const orders = [
  'insteadof',
  'joints',
  'wh',
  'asks',
  'polite',
  'set',
  'move',
  'shouldbe',
  'want',
  'keep',
  'to',
  'instead',
  'add',
  'addloose',
  'say',
  'use',
  'show',
  'likeword',
  'remove',
  'no',
  'rename',
  'call',
  'first',
  'second',
  'third',
  'last',
  'top',
  'bottom',
  'above',
  'below',
];
/** Words that every design has or that name nothing alone. */
const common = [
  'it',
  'the',
  'app',
  'whole',
  'on',
  'more',
  'less',
  'instead',
  'add',
  'addloose',
  'remove',
  'picture',
  'letters',
  'colors',
  'font',
  'corners',
  'headline',
  'tab',
  'screen',
  'closing',
  'spacing',
  'lookword',
  'opener',
  'aside',
  'indefinite',
  'no',
  'to',
  'with',
];
const roles = ['background', 'text', 'accent', 'hero', 'cards', 'bar'].map(
  (role) => `role:${role}`,
);

function absentIn(said: readonly Token[] | undefined, hand: Hand): Outcome | undefined {
  const { spoken, text } = hand;
  const ends = ['the', 'wordfor', 'everywhere', 'it', ...around];
  const named = said && bared(spoken.trimmed(said, ...ends), hand);
  if (!named || named.length === 0 || wordCount(named) > longest) return undefined;
  const isStop = (token: Token, at: number) =>
    at > 0 && hasStop(text.slice(named[at - 1]?.end, token.at));
  const isSign = ({ plain }: Token) => plain === ':' || plain === '→';
  if (named.some(isStop) || named.some(isSign) || spoken.has(named, ...orders)) return undefined;
  if (spoken.rest(named, ...common, ...roles).length === 0) return undefined;
  return isThereSaid(named, hand) ? undefined : missing(named, hand);
}

/** “Take it out”, after another clause named it. */
function meantByIt(hand: Hand, isEach: boolean): Outcome | undefined {
  const named = hand.before ?? [];
  // “The number badge on the chat”: the last word before the position is the object.
  const object = beforePlace(named, hand.spoken)?.slice(-1);
  const said = object ?? named;
  // “Hive 4 died, take it out” removes no other part called hive.
  const figures = said.filter(({ plain }) => /^\d/u.test(plain));
  for (let size = Math.min(3, said.length); size > 0; size -= 1)
    for (let at = said.length - size; at >= 0; at -= 1) {
      const meant = said.slice(at, at + size);
      if (!figures.every((figure) => meant.includes(figure))) continue;
      const outcome = gone(meant, hand, isEach);
      if (outcome && isEffective(outcome, hand)) return outcome;
    }
  return undefined;
}

export function removedIn(tokens: readonly Token[], { spoken }: Hand): readonly Token[] {
  const ends = ['needless', 'everywhere', 'the', 'remove', 'removeend', 'no', 'polite', 'closing'];
  // “… out of it”, “… out of the app”
  const all = ['removeend', 'on', 'of', 'the', 'it', 'app', 'whole', 'polite', 'closing'];
  const out = tokens.findIndex(
    (_, at) =>
      at > 0 &&
      spoken.lengthAt(tokens, at, 'removeend') > 0 &&
      spoken.rest(tokens.slice(at), ...all).length === 0,
  );
  return spoken.trimmed(out > 0 ? tokens.slice(0, out) : tokens, ...ends);
}

export const removesIt = (tokens: readonly Token[], { spoken }: Hand): boolean =>
  spoken.has(tokens, 'remove') &&
  spoken.rest(tokens, 'it', 'the', 'remove', 'removeend', 'polite', 'closing').length === 0;

export const takenAway: Read = (tokens, hand) => {
  const { spoken } = hand;
  if (spoken.has(tokens, 'yesno') || spoken.lengthAt(tokens, 0, 'add') > 0) return undefined;
  if (!(besides(tokens, spoken, 'remove') ?? besides(tokens, spoken, 'no'))) return undefined;
  const isEach = spoken.has(tokens, 'everywhere');
  const whole = removedIn(tokens, hand);
  if (spoken.rest(whole, 'it', 'the', 'remove', 'removeend').length === 0)
    return meantByIt(hand, isEach);
  const placed = screenIn(whole, hand);
  const left = bared(spoken.trimmed(placed.rest, 'partword', 'tab', 'of', 'on', 'the'), hand);
  const head = placed.on ? left : untold(left, hand);
  const own = placed.on ? { ...hand, design: { ...hand.design, screens: [placed.on] } } : hand;
  const facts: SingleOperation[] = factsTitled(head, hand);
  const outcome = gone(head, own, isEach) ?? (facts.length > 0 ? done(...facts) : undefined);
  return outcome && isEffective(outcome, hand) ? outcome : absentIn(head, own);
};

/** Drops descriptions: “the bar that nobody reads”; “of” stays. */
function untold(tokens: readonly Token[], hand: Hand): readonly Token[] {
  const { spoken } = hand;
  const at = tokens.findIndex(
    (_, index) =>
      index > 0 &&
      spoken.lengthAt(tokens, index, 'behindhead') > 0 &&
      spoken.lengthAt(tokens, index, 'of') === 0,
  );
  return at > 0 ? tokens.slice(0, at) : tokens;
}

const sayingOf = (frame: string): number =>
  frame.split(' ').filter((piece) => !/^[{<]/u.test(piece)).length;

/** Commands about missing things: remove, rename, replace or move them. */
export const absentSaid: Read = (tokens, hand) => {
  const { spoken } = hand;
  const said = ['swap', 'name', 'tabPlace', 'lastPlace', 'start', 'matchfirst'].flatMap((intent) =>
    [...saidLike(spoken, intent, tokens)].flatMap(({ frame, slots: { a, a2, b, x, n } }) => {
      const isPlaced = !n || ordinalIn(n, spoken)?.rest.length === 0;
      const isCalled = !b || wordCount(b) <= longest;
      const what = a2 ?? a ?? x;
      return what && isPlaced && isCalled && (b || x) ? [{ frame, what }] : [];
    }),
  );
  // The frame with the most fixed words is the most specific.
  const bySense = said.toSorted(
    (one, other) =>
      sayingOf(other.frame) - sayingOf(one.frame) || other.what.length - one.what.length,
  );
  const seen = new Set<string>();
  for (const { what } of bySense.slice(0, mostTried)) {
    const key = what.map(({ at }) => at).join(' ');
    const none = seen.has(key) ? undefined : absentIn(what, hand);
    seen.add(key);
    if (none) return none;
  }
  return moved(tokens, hand) ?? newPartMissing(tokens, hand);
};

/** “A slider instead of the switch”: no component for a slider exists. */
function newPartMissing(tokens: readonly Token[], hand: Hand): Outcome | undefined {
  for (const { b } of framesOf(hand.spoken, 'swap', tokens)) {
    const none = b && wordCount(b) <= 3 ? absentIn(b, hand) : undefined;
    if (none) return none;
  }
  return undefined;
}

function moved(tokens: readonly Token[], hand: Hand): Outcome | undefined {
  const { spoken } = hand;
  const said = besides(tokens, spoken, 'move');
  if (!said || spoken.has(said, 'indefinite')) return undefined;
  const placed = placeIn(said, hand);
  if (!placed.place) return undefined;
  // “Put the opening hours at the top” may ask for something new.
  const isPut = besides(tokens, spoken, 'set') !== undefined || besides(tokens, spoken, 'addloose');
  if (isPut) return undefined;
  return absentIn(spoken.trimmed(placed.rest, 'up', 'down'), hand);
}
