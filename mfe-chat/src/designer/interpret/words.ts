import { stemmer } from 'stemmer';
import type { Weights } from '../../content/learnt.schema';

export interface Word {
  at: number;
  end: number;
  /** Lower case, without accents and apostrophes. */
  plain: string;
  stem: string;
  /** Singular form: a stem would merge different nouns ("savings", "save"; "mobility", "mobile"). */
  single: string;
  /** The word without a prefixed article, for scripts that join the two. */
  bare: string;
  sentence: number;
  clause: number;
}

const longestWord = 40;

/** Each Chinese, Japanese or Korean character is one word: results must not depend on the platform's dictionary. */
const pictographic = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー々';
const wordPattern = new RegExp(
  `[${pictographic}]|(?:(?![${pictographic}])[\\p{L}\\p{N}\\p{M}'’])+`,
  'gu',
);
const sentenceEnd = /[.!?](?:\s|$)|[。！？!?\n؟;；]/u;
const clauseEnd = /[,:()،、，：•–—/|]|\s-\s/u;
const marks = /[\u0300-\u036f\u064b-\u0652\u0640'’]/gu;

const pictograph = new RegExp(`[${pictographic}]`, 'u');
/** Skips the regular expression for Latin text: all CJK characters lie above U+1100. */
export const isPictographic = (text: string) =>
  (text.codePointAt(text.length - 1) ?? 0) > 0x10ff && pictograph.test(text);

/** Splits French and Italian elisions into two words ("l'eau", "dell'orto"). */
const elided =
  /^(?:qu|jusqu|lorsqu|un|(?:al|del|nel|sul|dal)l|quell?|[ldjmnsct])['’](?=\p{L}{3})/iu;

const alreadyPlain = /^[a-z0-9]*$/u;

/** Normalises case, accents and width. */
export function plainly(word: string): string {
  if (alreadyPlain.test(word)) return word;
  return word
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll(/[أإآ]/gu, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');
}

const arabicPrefix = /^[وف]?(?:[بك]?ال|لل)/u;
const arabicParticle = /^[وبلف]/u;

function withoutParticles(plain: string): string {
  const first = plain.codePointAt(0) ?? 0;
  if (first < 0x600 || first > 0x6ff) return plain;
  const bare = plain.replace(arabicPrefix, '');
  if (bare !== plain && bare.length > 1) return bare;
  return plain.length > 3 ? plain.replace(arabicParticle, '') : plain;
}

export function singularOf(plain: string): string {
  if (plain.length < 4 || !plain.endsWith('s') || /(?:ss|us|is|aos|news)$/u.test(plain))
    return plain;
  if (plain.endsWith('ies') && plain.length > 4) return `${plain.slice(0, -3)}y`;
  return /(?:ch|sh|ss|x|zz)es$/u.test(plain) ? plain.slice(0, -2) : plain.slice(0, -1);
}

const stems = new Map<string, string>();
const mostStems = 20_000;

/** Memoised Porter stem: texts and word lists repeat words. */
export function stemOf(plain: string): string {
  const known = stems.get(plain);
  if (known !== undefined) return known;
  if (stems.size > mostStems) stems.clear();
  // Porter reduces "adding" and "added" to "ad".
  const stem = /^add(?:ing|ed)$/u.test(plain) ? 'add' : stemmer(plain.slice(0, longestWord));
  stems.set(plain, stem);
  return stem;
}

function wordAt(text: string, at: number, sentence: number, clause: number): Word {
  const plain = plainly(text.slice(0, longestWord));
  return {
    at,
    end: at + text.length,
    plain,
    stem: stemOf(plain),
    single: singularOf(plain),
    bare: withoutParticles(plain),
    sentence,
    clause,
  };
}

/** Splits a text into words with positions, in linear time. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let clause = 0;
  let end = 0;
  for (const found of text.matchAll(wordPattern)) {
    const between = text.slice(end, found.index);
    if (sentenceEnd.test(between)) {
      sentence += 1;
      clause += 1;
    } else if (clauseEnd.test(between)) clause += 1;
    end = found.index + found[0].length;
    const cut = elided.exec(found[0])?.[0].length ?? 0;
    if (cut > 0) words.push(wordAt(found[0].slice(0, cut), found.index, sentence, clause));
    const word = wordAt(found[0].slice(cut), found.index + cut, sentence, clause);
    if (word.plain) words.push(word);
  }
  return words;
}

export const singlesOf = (words: readonly Word[]): string =>
  words.map(({ single }) => single).join(' ');

export const learntSum = (weights: Weights, has: (feature: string) => boolean): number =>
  Object.entries(weights).reduce(
    (sum, [weight, features]) => sum + Number(weight) * features.filter(has).length,
    0,
  );

/** Prefix lengths of learnt features, in letters: forms of one word share a prefix. */
export const beginnings = [4, 6];

export function beginningIn(words: readonly Word[]): (feature: string) => boolean {
  const starts = new Set(
    words.flatMap(({ plain }) => beginnings.map((length) => plain.slice(0, length))),
  );
  const spelt = words.map(({ plain }) => plain).join('');
  return (feature) => starts.has(feature) || (isPictographic(feature) && spelt.includes(feature));
}
