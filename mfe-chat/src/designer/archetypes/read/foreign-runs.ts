import { isPictographic, plainly } from '../../interpret/words';
import { foundOf, type ForeignText, type Found } from './foreign-text';

/** Longest noun, in characters. */
const longest = 8;
const shortest = 2;

/** Characters of unknown nouns; hiragana is excluded as it marks grammar. */
const nounLetters: Readonly<Record<string, RegExp>> = {
  ja: /^(?:[\p{sc=Han}々]+|[\p{sc=Katakana}ー]+)/u,
  zh: /^[\p{sc=Han}]+/u,
};

const passedOver = { one: '', many: '', known: undefined, isPerson: false };

/** Returns the longest noun of the dictionary, else the letters up to the next listed word. */
export function runAt(here: ForeignText, at: number): Found | undefined {
  const { text, words, nouns, sets, code } = here;
  const start = words[at]?.at ?? 0;
  const endAt = (length: number) => {
    const to = words.findIndex(({ end }) => end >= start + length);
    return to < at ? at : to;
  };
  const isHeld = (part: string) =>
    sets.closed.has(part) ||
    sets.generic.has(part) ||
    sets.appNouns.has(part) ||
    sets.verbs.has(part) ||
    sets.adjectives.has(part);
  for (let length = longest; length > 0; length -= 1) {
    const part = plainly(text.slice(start, start + length));
    if (part.length < length) continue;
    const noun = nouns.exact.get(part);
    if (noun && (length > 1 || isAlone(here, at))) return foundOf(noun, at, endAt(length));
    // Listed words are skipped whole, so that no noun begins inside them.
    if (isHeld(part)) return { ...passedOver, from: at, to: endAt(length) };
  }
  if (code === 'ko') return wordAt(here, at, endAt);
  const run = nounLetters[code]?.exec(text.slice(start, start + 24))?.[0] ?? '';
  let length = 1;
  const isBorder = (from: number) => {
    for (let size = longest; size > 0; size -= 1) {
      const part = plainly(text.slice(start + from, start + from + size));
      if (isHeld(part) && (size > 1 || sets.closed.has(part))) return true;
      if (size > 1 && nouns.exact.has(part)) return true;
    }
    return false;
  };
  while (length < Math.min(run.length, longest) && !isBorder(length)) length += 1;
  if (run.length < length || length < shortest) return undefined;
  const said = text.slice(start, start + length);
  return { from: at, to: endAt(length), one: said, many: said, known: undefined, isPerson: false };
}

/** Accepts one-character nouns only between characters of another script. */
function isAlone({ words, sets, text }: ForeignText, at: number): boolean {
  const { at: start = 0, end = 0 } = words[at] ?? {};
  const isOther = (letter: string) =>
    !isPictographic(letter) || /^\p{sc=Hiragana}$/u.test(letter) || sets.closed.has(letter);
  return isOther(text[start - 1] ?? ' ') && isOther(text[end] ?? ' ');
}

/** Endings of Korean verbs and adjectives. */
const koreanVerb = /(?:는|기|게|고|면|서|요|다|할|한|해|지|려|며|던|싶은|있는)$/u;

/** Korean separates words by spaces; drops the particle. */
function wordAt(
  { text, words, nouns, sets }: ForeignText,
  at: number,
  endAt: (length: number) => number,
): Found | undefined {
  const start = words[at]?.at ?? 0;
  if (/\p{sc=Hangul}/u.test(text[start - 1] ?? '')) return undefined;
  const typed = /^\p{sc=Hangul}+/u.exec(text.slice(start))?.[0] ?? '';
  const to = endAt(typed.length);
  const said = nouns.stem(typed);
  const isNone =
    typed.length < shortest ||
    koreanVerb.test(typed) ||
    [typed, said].some((each) => sets.closed.has(plainly(each)) || sets.verbs.has(plainly(each)));
  const one = isNone ? typed : said.length < shortest ? typed : said;
  return { from: at, to, one: isNone ? '' : one, many: one, known: undefined, isPerson: false };
}
