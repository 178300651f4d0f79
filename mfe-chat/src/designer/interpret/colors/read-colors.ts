import type { ColorWords } from '../../../content/colors.schema';
import { looks } from '../../engine-data';
import type { NamedColor } from '../brief';
import type { Word } from '../words';
import type { ReadColors } from '../read-style';
import { knownColors, type KnownColors } from './color-words';
import { tokensIn, type ColorToken, type Token } from './color-tokens';
import { isTrap, mergeNames, shadesOfParts } from './merge-names';
import { pairsIn, type Pair } from './pair-roles';

export { readLooks } from '../read-looks';

/** Without `content.colors()` only hex codes and basic colours are read. */
export const colorsReader =
  (colorWords?: ColorWords): ReadColors =>
  (text, words, language, isOut) =>
    readColors(text, words, language, colorWords, isOut);

const isAdjective = (color: ColorToken, tokens: readonly Token[]) =>
  tokens.some(
    (other) => other.is === 'color' && other.kind === 'thing' && other.at === color.end + 1,
  );

/** Colours of referee cards and membership cards, which are not colours of the app. */
const cardsOfGames = new Set(['#d92d20', '#e0b400', '#b8860b', '#111111', '#aab2bd']);

/** Returns the colours that a text names and their roles; edits call it too: “#0B5FFF as brand colour”. */
export function readColors(
  text: string,
  words: readonly Word[],
  language: string,
  colorWords: ColorWords | undefined,
  isOut: (at: number) => boolean,
): NamedColor[] {
  const known = knownColors(colorWords);
  const read = tokensIn(text, words, language, known);
  const merged = mergeNames(text, words, read.tokens, read.shades, language);
  const tokens = shadesOfParts(words, merged, read.shades).filter(
    ({ from, to }) => !isOut(from) && !isOut(to),
  );
  const colors = tokens.filter((token) => token.is === 'color');
  const all = pairsIn(text, words, tokens, known);
  const games = all.filter(isCardOfGame);
  const areGames = games.length === colors.length;
  const pairs = areGames ? [] : all;
  const paired = new Map(pairs.map((pair) => [pair.color, pair]));
  const isAmongColors = (color: ColorToken) => isBesideColor(text, words, color, colors);
  const named = colors.flatMap((color): NamedColor[] => {
    const { value, said } = color;
    const pair = paired.get(color);
    if (!pair) {
      const isMeant =
        color.kind === 'hex' ||
        (!areGames &&
          !isTrap(words, color, known) &&
          !isAdjective(color, tokens) &&
          (color.kind !== 'thing' || isAmongColors(color)));
      const role = isGround(words, color, colors, known) ? ({ role: 'background' } as const) : {};
      return isMeant ? [{ ...spanOf(text, color), value, said, ...role }] : [];
    }
    const { part } = pair;
    const span = spanOf(text, color, part);
    if (part.is === 'state') return [{ ...span, value, said, role: 'state', state: part.state }];
    return part.roles.map((role) => ({ ...span, value, said, role }));
  });
  return withGradient(named, words);
}

const isCardOfGame = ({ color, part }: Pair): boolean =>
  color.kind === 'basic' &&
  cardsOfGames.has(color.value) &&
  part.is === 'role' &&
  part.roles.includes('surface');

function spanOf(text: string, ...tokens: readonly { at: number; end: number }[]) {
  const at = Math.min(...tokens.map((token) => token.at));
  const to = Math.max(...tokens.map((token) => token.end));
  return { at, words: text.slice(at, to) };
}

/** “Teal on cream”: the second colour is the background. */
const isGround = (
  words: readonly Word[],
  { from }: ColorToken,
  colors: readonly ColorToken[],
  { grounds }: KnownColors,
): boolean => grounds.has(words[from - 1]?.plain ?? '') && colors.some(({ to }) => to === from - 2);

/** Accepts names of things only beside other colour words: “in sage and cream”, “mint tones”. */
function isBesideColor(
  text: string,
  words: readonly Word[],
  color: ColorToken,
  colors: readonly ColorToken[],
): boolean {
  const before = words[color.from - 1]?.plain ?? '';
  const after = words[color.to + 1];
  const { nouns, verbs } = looks.describing;
  if (color.to > color.from || (after && nouns.includes(after.plain))) return true;
  const isNear = colors.some((other) => {
    if (other === color) return false;
    const [one, two] = other.at < color.at ? [other, color] : [color, other];
    const isClose =
      two.from - one.to <= 2 &&
      two.at - one.end > 1 &&
      !/[.;\n]/u.test(text.slice(one.end, two.at));
    return isClose && (other.kind !== 'thing' || isIntroduced(words, one, two));
  });
  const isLast = !after || /^\s*[,.;)\n]/u.test(text.slice(color.end));
  return isNear || (isLast && (before === 'in' || verbs.includes(before)));
}

const isIntroduced = (words: readonly Word[], one: ColorToken, two: ColorToken) =>
  words[one.from - 1]?.plain === 'in' ||
  looks.describing.nouns.includes(words[two.to + 1]?.plain ?? '');

/** Finds both colours of a gradient: “a purple to teal gradient”, “a gradient of pink and orange”. */
function withGradient(colors: readonly NamedColor[], words: readonly Word[]): NamedColor[] {
  const [one] = colors.filter(({ role }) => role === 'gradient');
  if (!one) return [...colors];
  const wordAt = (color: NamedColor) => words.findIndex(({ end }) => end > color.at);
  const other = colors
    .filter((color) => color.role === undefined && Math.abs(wordAt(color) - wordAt(one)) <= 5)
    .toSorted((a, b) => Math.abs(a.at - one.at) - Math.abs(b.at - one.at))[0];
  return colors.map((color) => (color === other ? { ...color, role: 'gradient' } : color));
}
