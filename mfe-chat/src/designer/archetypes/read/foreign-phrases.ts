import { isPictographic, plainly, type Word } from '../../interpret/words';
import type { KnownNoun, NounIndex } from './noun-index';
import type { GrammarSets, NounPhrase } from './noun-phrases';

/** Longest noun of a dictionary, in words; in scripts without spaces, in characters. */
const longest = { words: 3, characters: 8 };
/** Shortest beginning that two forms of a noun must share: cases and plurals change the end. */
const sharedStart = 4;

/**
 * Finds the noun phrases of a text in a language other than English: nouns of the dictionary in any form, then words that
 * stand where a noun stands, as typed.
 *
 * @param text as typed
 * @param open whether a word may be read
 */
export function foreignPhrases(
  text: string,
  words: readonly Word[],
  sets: GrammarSets,
  nouns: NounIndex,
  language: string,
  open: (at: number) => boolean,
): NounPhrase[] {
  const starts = startsOf(nouns);
  const phrases: NounPhrase[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!open(at)) continue;
    const found =
      known(text, words, nouns, starts, language, at) ?? unknown(text, words, sets, language, at);
    if (!found) continue;
    const skipped = isSkipped(sets, words, found);
    if (!skipped) phrases.push({ ...found, score: scoreOf(words, sets, found) });
    at = found.to;
  }
  return phrases;
}

type Found = Omit<NounPhrase, 'score'>;

const isSkipped = (sets: GrammarSets, words: readonly Word[], { from, to }: Found): boolean => {
  const said = words
    .slice(from, to + 1)
    .map(({ plain }) => plain)
    .join(isPictographic(words[from]?.plain ?? '') ? '' : ' ');
  return sets.appNouns.has(said) || sets.generic.has(said) || sets.closed.has(said);
};

/** Nouns by their first letters. */
function startsOf(
  nouns: NounIndex,
): ReadonlyMap<string, readonly (readonly [string, KnownNoun])[]> {
  const made = cache.get(nouns) ?? new Map<string, (readonly [string, KnownNoun])[]>();
  if (!cache.has(nouns)) {
    for (const entry of nouns) {
      const start = entry[0].slice(0, sharedStart);
      made.set(start, [...(made.get(start) ?? []), entry]);
    }
    cache.set(nouns, made);
  }
  return made;
}
const cache = new WeakMap<NounIndex, Map<string, (readonly [string, KnownNoun])[]>>();

const personal: ReadonlySet<string> = new Set([
  'patients',
  'workers',
  'learners',
  'family',
  'community',
  'customers',
]);

const foundOf = (noun: KnownNoun, from: number, to: number): Found => ({
  from,
  to,
  one: noun.one,
  many: noun.many,
  known: noun,
  isPerson: personal.has(noun.category),
});

function known(
  text: string,
  words: readonly Word[],
  nouns: NounIndex,
  starts: ReturnType<typeof startsOf>,
  language: string,
  at: number,
): Found | undefined {
  const word = words[at];
  if (!word) return undefined;
  if (isPictographic(word.plain)) {
    for (let length = longest.characters; length > 0; length -= 1) {
      const noun = nouns.get(plainly(text.slice(word.at, word.at + length)));
      if (!noun) continue;
      const to = words.findIndex(({ end }) => end >= word.at + length);
      return foundOf(noun, at, to < at ? at : to);
    }
    return undefined;
  }
  for (let length = longest.words; length > 0; length -= 1) {
    const part = words.slice(at, at + length);
    if (part.length < length) continue;
    const noun =
      nouns.get(part.map(({ plain }) => plain).join(' ')) ??
      nouns.get(part.map(({ bare }) => bare).join(' '));
    if (noun) return foundOf(noun, at, at + length - 1);
  }
  return (
    inflected(word, starts, at) ??
    (language === 'de' ? compound(text, words, nouns, at) : undefined)
  );
}

/** “таблеткам”, “kedilerim”: the same beginning, and an end of its own. */
function inflected(word: Word, starts: ReturnType<typeof startsOf>, at: number): Found | undefined {
  for (const plain of [word.plain, word.bare]) {
    if (plain.length < sharedStart) continue;
    let best: readonly [string, KnownNoun] | undefined;
    for (const entry of starts.get(plain.slice(0, sharedStart)) ?? []) {
      const [form] = entry;
      const stem = form.length > 5 ? form.slice(0, -1) : form;
      if (form.includes(' ') || !plain.startsWith(stem) || plain.length - form.length > 6) continue;
      if (!best || form.length > best[0].length) best = entry;
    }
    if (best) return foundOf(best[1], at, at);
  }
  return undefined;
}

/** “Reisekostenabrechnung”: the noun that it ends with says what it is; the word stays as typed. */
function compound(
  text: string,
  words: readonly Word[],
  nouns: NounIndex,
  at: number,
): Found | undefined {
  const word = words[at];
  if (!word || word.plain.length < 9) return undefined;
  const typed = text.slice(word.at, word.end);
  if (!/^\p{Lu}/u.test(typed)) return undefined;
  for (let from = 3; from <= word.plain.length - 4; from += 1) {
    const noun = nouns.get(word.plain.slice(from));
    if (noun) return { ...foundOf(noun, at, at), one: typed, many: typed };
  }
  return undefined;
}

/** German writes nouns with a capital; elsewhere an article or “for” stands before them. */
function unknown(
  text: string,
  words: readonly Word[],
  sets: GrammarSets,
  language: string,
  at: number,
): Found | undefined {
  const word = words[at];
  if (!word || isPictographic(word.plain) || word.plain.length < 3) return undefined;
  const { plain } = word;
  if (
    sets.closed.has(plain) ||
    sets.articles.has(plain) ||
    sets.adjectives.has(plain) ||
    sets.verbs.has(word.stem) ||
    sets.appNouns.has(plain) ||
    sets.generic.has(plain)
  )
    return undefined;
  const typed = text.slice(word.at, word.end);
  const before = words[at - 1];
  const isNamed =
    language === 'de' && /^\p{Lu}/u.test(typed) && at > 0 && before?.sentence === word.sentence;
  const isIntroduced =
    before !== undefined &&
    before.clause === word.clause &&
    (sets.articles.has(before.plain) || sets.forWords.has(before.plain));
  if (!isNamed && !isIntroduced) return undefined;
  return { from: at, to: at, one: typed, many: typed, known: undefined, isPerson: false };
}

function scoreOf(
  words: readonly Word[],
  sets: GrammarSets,
  { from, known: noun, isPerson }: Found,
): number {
  const before = words[from - 1];
  let score = noun ? 2 : 1;
  score -= Math.min(1.2, from * (isPictographic(words[from]?.plain ?? '') ? 0.02 : 0.06));
  if (before && sets.forWords.has(before.plain)) score += isPerson ? 0.5 : 1.2;
  if (words[from]?.sentence === 0) score += 0.6;
  return score;
}
