import type { Brief, Finding } from './brief';
import { colorNames, colorTraps, styleWords } from '../engine-data';
import { PatternSet, type Grammar } from './patterns';
import type { Word } from './words';

const prefixes: Grammar = { fillers: new Set() };

interface Known {
  styles: PatternSet<string>;
  colors: PatternSet<string>;
  traps: ReadonlySet<string>;
}

const patternsOf = (lists: Readonly<Record<string, string>>) => {
  const set = new PatternSet<string>(prefixes);
  for (const [value, list] of Object.entries(lists)) set.add(list, value);
  return set;
};

let known: Known | undefined;

/** Made at the first reading: the words come as data. */
const knownWords = (): Known =>
  (known ??= {
    styles: patternsOf(styleWords),
    colors: patternsOf(colorNames),
    traps: new Set(colorTraps.split(' ')),
  });

const dark = new PatternSet<true>(prefixes).add(
  'dark mode|theme|ui|design|colour|color|background|look|and|with, darker, =dark, black background, night mode, =oscuro, =oscura, dunkel, sombre, escuro, scuro, karanlik, koyu, gelap, темн, داكن, 深色, 暗色, 夜间模式, ダーク, 다크, 어두운',
  true,
);
const notDark = new PatternSet<true>(prefixes).add(
  'dark chocolate|humor|humour|web|souls|matter|sky|skies|comedy|green|blue|red|grey|gray|purple|brown|pink|academia',
  true,
);
const light = new PatternSet<true>(prefixes).add(
  'light mode|theme|background|ui|design, =bright, white background, modo claro, helles design|theme, mode clair, modo claro, tema chiaro, 浅色, 亮色, ライトモード, 라이트 모드',
  true,
);

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

/** How the app should look: mode, style words and colours, in the order of the text. */
export function readLooks(
  text: string,
  words: readonly Word[],
  negated: readonly boolean[],
): Pick<Brief, 'mode' | 'styles' | 'colors'> {
  const wanted = <Value>(set: PatternSet<Value>) =>
    set.find(words).filter(({ from }) => !negated[from]);
  const { styles, colors } = knownWords();
  const spared = new Set(notDark.find(words).map(({ from }) => from));
  const [night] = wanted(dark).filter(({ from }) => !spared.has(from));
  const [day] = wanted(light);
  const found = new Map<string, Finding<string>>();
  for (const { value, from, to } of wanted(styles))
    if (!found.has(value)) found.set(value, findingOf(text, words, value, from, to));
  const mode = night
    ? findingOf(text, words, 'dark' as const, night.from, night.to)
    : day && findingOf(text, words, 'light' as const, day.from, day.to);
  return { mode, styles: [...found.values()], colors: readColors(text, words, wanted(colors)) };
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
