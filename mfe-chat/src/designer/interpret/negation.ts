import type { Lexicon } from './lexicon/lexicon';
import type { Word } from './words';

const longestScope = 7;
/** Marks negated words ("no login, chat or map"); `isForward` skips “gluten-free”, which describes a recipe. */
export function negatedWords(
  words: readonly Word[],
  lexicon: Lexicon,
  isForward = false,
): boolean[] {
  const negated = words.map(({ plain }) => lexicon.isWithout(plain));
  const spared = new Set(
    lexicon.spare
      .find(words)
      .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step)),
  );
  for (const { from, to } of lexicon.notBefore.find(words))
    if (!spared.has(from)) forward(words, negated, to, lexicon);
  if (isForward) return negated;
  for (const { from } of lexicon.notAfter.find(words))
    if (!spared.has(from)) backward(words, negated, from, lexicon);
  return negated;
}

function forward(words: readonly Word[], negated: boolean[], cue: number, lexicon: Lexicon) {
  const { stops, joins, or, determiners } = lexicon.negation;
  const first = words[cue];
  if (!first) return;
  const limit = lexicon.dense ? longestScope * 2 : longestScope;
  let since = 0;
  // “No need to log in to answer” rules out the login, not the answer.
  let infinitives = first.plain === 'to' ? 1 : 0;
  for (let at = cue + 1; at < words.length; at += 1) {
    const word = words[at];
    const before = words[at - 1];
    if (!word || !before || word.sentence !== first.sentence) return;
    const isInfinitive =
      word.plain === 'to' &&
      !joins.has(before.plain) &&
      !determiners.has(words[at + 1]?.plain ?? '');
    if (isInfinitive && (infinitives += 1) > 1) return;
    if (word.clause !== before.clause) {
      if (at === cue + 1 || !goesOn(words, at, lexicon.negation)) return;
      since = 0;
    } else if (joins.has(word.plain)) {
      const next = words[at + 1];
      if (!next || (determiners.has(next.plain) && !or.has(word.plain))) return;
      since = 0;
    } else if (since > 0 && stops.has(word.plain)) return;
    if ((since += 1) > limit) return;
    negated[at] = true;
  }
}

/** Tells whether a part after a comma continues "no a, b or c": short parts, the last with an "or". */
function goesOn(
  words: readonly Word[],
  at: number,
  { stops, or, determiners }: Lexicon['negation'],
): boolean {
  let clause = words[at]?.clause;
  const sentence = words[at]?.sentence;
  let length = 0;
  for (let next = at; next < words.length && next < at + 24; next += 1) {
    const word = words[next];
    if (!word || word.sentence !== sentence) return false;
    if (word.clause !== clause) {
      clause = word.clause;
      length = 0;
    }
    if (or.has(word.plain)) return true;
    if (stops.has(word.plain) || determiners.has(word.plain) || (length += 1) > 3) return false;
  }
  return false;
}

function backward(words: readonly Word[], negated: boolean[], cue: number, lexicon: Lexicon) {
  const first = words[cue];
  // “Ad-free” negates one word: “filter by dairy-free” keeps the filter.
  const limit = first?.plain === 'free' ? 1 : lexicon.dense ? longestScope * 2 : 4;
  for (let at = cue - 1; at >= Math.max(0, cue - limit); at -= 1) {
    const word = words[at];
    if (!word || word.clause !== first?.clause || lexicon.negation.stops.has(word.plain)) return;
    negated[at] = true;
  }
}
