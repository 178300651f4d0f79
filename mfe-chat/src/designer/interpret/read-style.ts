import type { Brief, Finding } from './brief';
import type { Pattern } from '../../content/lexicon.schema';
import { looks } from '../engine-data';
import type { StyleName } from '../model/theme';
import type { Grammar } from './pattern-terms';
import { PatternSet, type Match } from './patterns';
import type { Word } from './words';

const prefixes: Grammar = { fillers: new Set() };

interface Known {
  modes: PatternSet<string>;
  styles: PatternSet<string>;
  colors: PatternSet<string>;
  traps: ReadonlySet<string>;
}

const patternsOf = (lists: Readonly<Record<string, readonly Pattern[]>>) => {
  const set = new PatternSet<string>(prefixes);
  for (const [value, list] of Object.entries(lists)) set.add(list, value);
  return set;
};

let known: Known | undefined;

/** Made at the first reading: the words come as data. */
const knownWords = (): Known =>
  (known ??= {
    modes: patternsOf(looks.modes),
    styles: patternsOf(looks.styles),
    colors: patternsOf(looks.colors),
    traps: new Set(looks.colorTraps),
  });

const hexPattern = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/giu;

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

/** “Not too dark or elegant” rules both out; “not dark but elegant” and “not only dark” rule out less. */
export function isRuledOut(words: readonly Word[], from: number): boolean {
  for (let at = from - 1; at >= from - 4; at -= 1) {
    const { plain = '', clause = -1 } = words[at] ?? {};
    if (clause !== words[from]?.clause || looks.but.includes(plain)) return false;
    if (looks.not.includes(plain)) return true;
  }
  return false;
}

/** Every style word, and words for dark and light with `thing` where they describe a thing. */
export const lookMatches = (words: readonly Word[]): Match<string>[] => [
  ...knownWords().styles.find(words),
  ...knownWords().modes.find(words),
];

/** How the app should look: mode, style words and colours, in the order of the text. */
export function readLooks(
  text: string,
  words: readonly Word[],
  negated: readonly boolean[],
): Pick<Brief, 'mode' | 'style' | 'styles' | 'colors'> {
  const wanted = <Value>(set: PatternSet<Value>) =>
    set.find(words).filter(({ from }) => !negated[from] && !isRuledOut(words, from));
  const { modes, styles, colors } = knownWords();
  const found = new Map<string, Finding<string>>();
  for (const { value, from, to } of wanted(styles))
    if (!found.has(value)) found.set(value, findingOf(text, words, value, from, to));
  const named = [...found.values()];
  return {
    mode: readMode(text, words, wanted(modes)),
    style: readStyle(text, named),
    styles: named,
    colors: readColors(text, words, wanted(colors)),
  };
}

/** Styles that have a look of their own, by the words that ask for it; of two the first here. */
const drawn: readonly (readonly [style: StyleName, ...words: string[]])[] = [
  ['playful', 'playful', 'cute'],
  ['elegant', 'elegant', 'luxury'],
  ['professional', 'professional'],
];

/** The first two by the rule of the specification: anywhere in the text, and the case of the letters counts. */
function readStyle(text: string, styles: Brief['styles']): Brief['style'] {
  for (const value of ['coquette', 'minimal'] as const) {
    const at = text.indexOf(value);
    if (at >= 0) return { value, words: value, at };
  }
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
): Brief['mode'] {
  const things = new Set(named.filter(({ value }) => value === 'thing').map(({ from }) => from));
  const modes = named.filter(({ from }) => !things.has(from));
  const mode = modes.find(({ value }) => value === 'dark') ?? modes[0];
  return (
    mode && findingOf(text, words, mode.value === 'dark' ? 'dark' : 'light', mode.from, mode.to)
  );
}

function readColors(
  text: string,
  words: readonly Word[],
  named: readonly { value: string; from: number; to: number }[],
): Finding<string>[] {
  const found = new Map<string, Finding<string>>();
  const { traps } = knownWords();
  for (const match of text.matchAll(hexPattern)) {
    const digits = match[0].slice(1).toLowerCase();
    const value = `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
    if (!found.has(value)) found.set(value, { value, words: match[0], at: match.index });
  }
  for (const { value, from, to } of named) {
    if (
      found.has(value) ||
      traps.has(words[to + 1]?.plain ?? '') ||
      traps.has(words[from - 1]?.plain ?? '')
    )
      continue;
    found.set(value, findingOf(text, words, value, from, to));
  }
  return [...found.values()].sort((one, other) => one.at - other.at);
}
