import type { Pattern } from '../../content/lexicon.schema';
import type { MoodWords } from '../../content/mood.schema';
import { looks } from '../engine-data';
import type { Brief, NamedColor } from './brief';
import type { Grammar } from './pattern-terms';
import { PatternSet, type Match } from './patterns';
import { moodMatches } from './read-moods';
import type { Word } from './words';

const prefixes: Grammar = { fillers: new Set() };

interface Known {
  modes: PatternSet<string>;
  styles: PatternSet<string>;
  colors: PatternSet<string>;
}

const patternsOf = (lists: Readonly<Record<string, readonly Pattern[]>>) => {
  const set = new PatternSet<string>(prefixes);
  for (const [value, list] of Object.entries(lists)) set.add(list, value);
  return set;
};

let known: Known | undefined;

/** Memoised on first use: the word lists load after this module. */
export const knownWords = (): Known =>
  (known ??= {
    modes: patternsOf(looks.modes),
    styles: patternsOf(looks.styles),
    colors: patternsOf(looks.colors),
  });

export const lookMatches = (words: readonly Word[]): Match<string>[] => [
  ...knownWords().styles.find(words),
  ...knownWords().modes.find(words),
];

export interface LookWords {
  language: string;
  moods?: MoodWords | undefined;
  colors?: ReadColors | undefined;
}

/** Reads colours, without those ruled out; `colors/read-colors.ts` loads only for texts that may name some. */
export type ReadColors = (
  text: string,
  words: readonly Word[],
  language: string,
  isOut: (at: number) => boolean,
) => NamedColor[];

type Looks = Pick<Brief, 'mode' | 'style' | 'styles' | 'colors' | 'moods' | 'undrawn'>;

/** Reads mode, styles, moods and colours; `read-looks.ts` loads only for texts that may ask for some. */
export type ReadLooks = (
  text: string,
  words: readonly Word[],
  negated: readonly boolean[],
  known: LookWords,
) => Looks;

/** By the specification these two styles match anywhere in the text, case-sensitively. */
export function styleInLetters(text: string): Brief['style'] | undefined {
  for (const value of ['coquette', 'minimal'] as const) {
    const at = text.indexOf(value);
    if (at >= 0) return { value, words: value, at };
  }
  return undefined;
}

export const mayNameLook = (text: string, words: readonly Word[], own?: MoodWords): boolean =>
  styleInLetters(text) !== undefined ||
  lookMatches(words).length > 0 ||
  moodMatches(words, own).length > 0;

export const asksForNoLook = (): Looks => ({
  mode: undefined,
  style: { value: 'pastel', words: '', at: -1 },
  styles: [],
  colors: [],
  moods: [],
  undrawn: [],
});

const hex = /#[0-9a-f]{3,8}\b|\brgb\(/iu;

export const namesBasicColors = (text: string, words: readonly Word[]): boolean =>
  hex.test(text) || knownWords().colors.find(words).length > 0;

export function saysWhatFor(words: readonly Word[]): boolean {
  const hints = new Set(looks.hints);
  return words.some(({ plain, bare }) => hints.has(plain) || hints.has(bare));
}
