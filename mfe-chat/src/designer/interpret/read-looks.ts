import { looks, opposites } from '../engine-data';
import type { StyleName } from '../model/theme';
import type { Brief, Finding } from './brief';
import { describesApp, type WordSpan } from './describes-app';
import type { Match, PatternSet } from './patterns';
import { moodMatches } from './read-moods';
import { knownWords, styleInLetters, type ReadLooks } from './read-style';
import type { Word } from './words';
import type { MoodWords } from '../../content/mood.schema';

const findingOf = <Value>(
  text: string,
  words: readonly Word[],
  value: Value,
  from: number,
  to: number,
): Finding<Value> => {
  const at = words[from]?.at ?? 0;
  return { value, words: text.slice(at, words[to]?.end ?? at), at };
};

/** “Not too dark or elegant” rules out both, “not dark but elegant” only the first. */
export function isRuledOut(words: readonly Word[], from: number): boolean {
  for (let at = from - 1; at >= from - 4; at -= 1) {
    const { plain = '', clause = -1 } = words[at] ?? {};
    if (clause !== words[from]?.clause || looks.but.includes(plain)) return false;
    if (looks.not.includes(plain)) return true;
  }
  return false;
}

export const readLooks: ReadLooks = (
  text,
  words,
  negated,
  { language, moods: own, colors: readColors },
) => {
  const isOut = (at: number) => negated[at] === true || isRuledOut(words, at);
  // “Black and white” is a mood, not two colours.
  const phrases = moodMatches(words, own).filter(
    ({ value, from, to }) => to > from && !value.isAmbiguous,
  );
  const inPhrase = (at: number) => phrases.some(({ from, to }) => at >= from && at <= to);
  const colors = readColors?.(text, words, language, (at) => isOut(at) || inPhrase(at)) ?? [];
  const colored = colors.map(({ at, words: { length } }): WordSpan => ({
    from: words.findIndex(({ end }) => end > at),
    to: words.findLastIndex((word) => word.at < at + length),
  }));
  const isColored = (at: number) => colored.some(({ from, to }) => at >= from && at <= to);
  const wanted = (set: PatternSet<string>) =>
    set.find(words).filter(({ from }) => !isOut(from) && !isColored(from));
  const { modes, styles } = knownWords();
  const byStyle = new Map<string, Finding<string>>();
  const styleWords = wanted(styles);
  for (const { value, from, to } of styleWords)
    if (!byStyle.has(value)) byStyle.set(value, findingOf(text, words, value, from, to));
  const named = [...byStyle.values()];
  const { mode, other } = readMode(text, words, wanted(modes));
  // “colorful” selects a mood; other style words select a style.
  const ownStyles = styleWords.filter(({ value }) => value !== 'colorful');
  const others = [...colored, ...ownStyles, ...wanted(modes)];
  const moods = readMoods(
    text,
    words,
    own,
    others.filter((span) => !inPhrase(span.from)),
    isOut,
  );
  const style = readStyle(text, named);
  const found = moods.map(({ value, from, to }) => findingOf(text, words, value, from, to));
  return {
    mode,
    style,
    styles: named,
    colors,
    ...withoutContradictions(found, style, named, other),
  };
};

/** Moods that yield to a more specific one: “warm and retro”, “clean, minimal”. */
const givesWay: ReadonlySet<string> = new Set([
  'clean',
  'calm',
  'warm',
  'bold',
  'vibrant',
  'colorful',
]);

/** Puts the mood to draw first, or none if a style replaces it; the rest is undrawn. */
function withoutContradictions(
  found: readonly Finding<string>[],
  style: Brief['style'],
  styles: Brief['styles'],
  otherMode: Finding<string> | undefined,
): Pick<Brief, 'moods' | 'undrawn'> {
  const once = found.filter(
    ({ value }, at) => found.findIndex((other) => other.value === value) === at,
  );
  const strong = once.filter(({ value }) => !givesWay.has(value));
  const isStyleAsked = style.at >= 0;
  const isOpposed = ({ value }: Finding<string>) =>
    isStyleAsked && opposites[value]?.includes(style.value) === true;
  const [first, ...rest] = (strong.length > 0 ? strong : once).filter(
    (mood) => !isStyleAsked || !givesWay.has(mood.value),
  );
  const isStyleFirst = first !== undefined && isOpposed(first) && style.at < first.at;
  const mood = isStyleFirst ? undefined : first;
  const drawnStyles = new Set(drawn.map(([name]) => name as string));
  const otherStyles = styles.filter(
    ({ value, at }) => drawnStyles.has(value) && (at !== style.at || mood !== undefined),
  );
  const strongLeft = rest.filter(({ value }) => !givesWay.has(value));
  const undrawn = [
    ...(isStyleFirst && first ? [first] : []),
    ...(mood && isOpposed(mood) ? [style] : []),
    ...strongLeft,
    ...(mood ? [] : otherStyles),
    ...(otherMode ? [otherMode] : []),
  ];
  return { moods: mood ? [mood, ...strongLeft] : [], undrawn };
}

/** Styles with a look of their own and the words that ask for them; the first match wins. */
const drawn: readonly (readonly [style: StyleName, ...words: string[]])[] = [
  ['playful', 'playful'],
  ['elegant', 'elegant'],
  ['professional', 'professional'],
];

function readStyle(text: string, styles: Brief['styles']): Brief['style'] {
  const lettered = styleInLetters(text);
  if (lettered) return lettered;
  // By the specification “Minimal” alone selects Pastel; “Minimalist” and “极简” do not.
  const minimal = styles.find(({ value, words }) => value === 'minimal' && words !== 'Minimal');
  if (minimal) return { ...minimal, value: 'minimal' };
  for (const [value, ...words] of drawn) {
    const asked = styles.find((style) => words.includes(style.value));
    if (asked) return { ...asked, value };
  }
  return { value: 'pastel', words: '', at: -1 };
}

function readMode(
  text: string,
  words: readonly Word[],
  named: readonly { value: string; from: number; to: number }[],
): { mode: Brief['mode']; other: Finding<string> | undefined } {
  const things = new Set(named.filter(({ value }) => value === 'thing').map(({ from }) => from));
  const modes = named.filter(({ from }) => !things.has(from));
  const dark = modes.find(({ value }) => value === 'dark');
  const mode = dark ?? modes[0];
  const other = dark && modes.find(({ value }) => value === 'light');
  return {
    mode:
      mode && findingOf(text, words, mode.value === 'dark' ? 'dark' : 'light', mode.from, mode.to),
    other: other && findingOf(text, words, 'light', other.from, other.to),
  };
}

/** Returns the moods of a text, in its order; edits call it too: “make it brutalist”. */
export function readMoods(
  text: string,
  words: readonly Word[],
  own: MoodWords | undefined,
  spans: readonly WordSpan[],
  isOut: (at: number) => boolean,
): Match<string>[] {
  const taken = (at: number) => spans.some(({ from, to }) => at >= from && at <= to);
  const matches = moodMatches(words, own).filter(({ from }) => !isOut(from) && !taken(from));
  const others = [...spans, ...matches];
  return matches
    .filter((match) => !match.value.isAmbiguous || describesApp(text, words, match, others))
    .map(({ value, from, to }) => ({ value: value.mood, from, to }));
}
