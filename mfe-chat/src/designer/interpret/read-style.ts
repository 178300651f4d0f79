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

/** Made at the first reading: the words come as data. */
export const knownWords = (): Known =>
  (known ??= {
    modes: patternsOf(looks.modes),
    styles: patternsOf(looks.styles),
    colors: patternsOf(looks.colors),
  });

/** Every style word, and words for dark and light with `thing` where they describe a thing. */
export const lookMatches = (words: readonly Word[]): Match<string>[] => [
  ...knownWords().styles.find(words),
  ...knownWords().modes.find(words),
];

/** What words of looks are read with besides the lists of the engine. */
export interface LookWords {
  /** ISO 639-1 code of the text. */
  language: string;
  /** Words for moods in a language other than English. */
  moods?: MoodWords | undefined;
  /** Without it no colours are read. */
  colors?: ReadColors | undefined;
}

/** Colours that a text names, but those that it rules out: see colors/read-colors.ts, which comes when a text may name some. */
export type ReadColors = (
  text: string,
  words: readonly Word[],
  language: string,
  isOut: (at: number) => boolean,
) => NamedColor[];

type Looks = Pick<Brief, 'mode' | 'style' | 'styles' | 'colors' | 'moods' | 'undrawn'>;

/** Mode, style words, moods and colours that a text asks for, in its order: see read-looks.ts, which comes when it may ask for some. */
export type ReadLooks = (
  text: string,
  words: readonly Word[],
  negated: readonly boolean[],
  known: LookWords,
) => Looks;

/** Two styles by the rule of the specification: anywhere in the text, and the case of the letters counts. */
export function styleInLetters(text: string): Brief['style'] | undefined {
  for (const value of ['coquette', 'minimal'] as const) {
    const at = text.indexOf(value);
    if (at >= 0) return { value, words: value, at };
  }
  return undefined;
}

/** Whether it has a word of a mood, a style, or for dark or light. */
export const mayNameLook = (text: string, words: readonly Word[], own?: MoodWords): boolean =>
  styleInLetters(text) !== undefined ||
  lookMatches(words).length > 0 ||
  moodMatches(words, own).length > 0;

/** Of a text that says nothing of its look. */
export const asksForNoLook = (): Looks => ({
  mode: undefined,
  style: { value: 'pastel', words: '', at: -1 },
  styles: [],
  colors: [],
  moods: [],
  undrawn: [],
});

const hex = /#[0-9a-f]{3,8}\b|\brgb\(/iu;

/** Whether a text has colours by number, or one of the commonest by name. */
export const namesBasicColors = (text: string, words: readonly Word[]): boolean =>
  hex.test(text) || knownWords().colors.find(words).length > 0;

/** Whether it says what a colour may be for: buttons, a background. */
export function saysWhatFor(words: readonly Word[]): boolean {
  const hints = new Set(looks.hints);
  return words.some(({ plain, bare }) => hints.has(plain) || hints.has(bare));
}
