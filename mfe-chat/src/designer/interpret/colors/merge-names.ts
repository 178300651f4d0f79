import type { Word } from '../words';
import type { KnownColors, Shade } from './color-words';
import { shaded } from './shades';
import type { ColorToken, Token } from './color-tokens';

/** Matches the text between a name and its number: “cream (#fdf8f4)”, “lime: #aeea00”. */
const gloss = /^[\s(（:：=–—-]*$/u;
const onlyJoined = /^[\s-]*$/u;

const joined = (one: ColorToken, other: ColorToken, more: Partial<ColorToken>): ColorToken => ({
  ...one,
  ...more,
  from: one.from,
  to: other.to,
  at: one.at,
  end: other.end,
});

/** Merges two tokens that name one colour: “teal blue”, or a name and its number. */
function asOne(text: string, one: ColorToken, other: ColorToken): ColorToken | undefined {
  const between = text.slice(one.end, other.at);
  if (one.kind !== 'hex' && other.kind === 'hex' && gloss.test(between))
    return joined(one, other, { value: other.value, kind: 'hex', said: other.said });
  if (one.kind === 'hex' && other.kind !== 'hex' && /^\s*[(（]\s*$/u.test(between))
    return joined(one, other, {});
  if (one.kind === 'hex' || other.kind === 'hex' || !onlyJoined.test(between) || between === '')
    return undefined;
  // “Red wine” is a wine; “wine red” is a red.
  if (one.kind === 'basic' && other.kind === 'thing') return undefined;
  const main = other.kind === 'basic' ? one : other;
  return joined(one, other, {
    value: main.value,
    kind: main.kind,
    said: `${one.said} ${other.said}`,
  });
}

export function mergeNames(
  text: string,
  words: readonly Word[],
  tokens: readonly Token[],
  shades: ReadonlyMap<number, Shade>,
  language: string,
): Token[] {
  const isFree = (at: number) =>
    shades.has(at) && !tokens.some(({ from, to }) => at >= from && at <= to);
  const touches = (from: number, to: number) =>
    onlyJoined.test(text.slice(words[from]?.end ?? 0, words[to]?.at ?? 0));
  const withShades = (token: ColorToken): ColorToken => {
    let { from, to, value, said } = token;
    if (token.kind === 'hex') {
      while (isFree(from - 1) && touches(from - 1, from)) from -= 1;
      return from === token.from ? token : { ...token, from, at: words[from]?.at ?? token.at };
    }
    const take = (at: number) => {
      const shade = shades.get(at);
      if (shade) value = shaded(value, shade);
      const word = language === 'en' ? (words[at]?.plain ?? '') : (shade ?? '');
      said = `${word} ${said}`;
    };
    while (isFree(from - 1) && touches(from - 1, from)) take(--from);
    if (language !== 'en') while (isFree(to + 1) && touches(to, to + 1)) take(++to);
    return { ...token, value, said, from, to, at: words[from]?.at ?? 0, end: words[to]?.end ?? 0 };
  };
  const merged: Token[] = [];
  for (const token of tokens) {
    const color = token.is === 'color' ? withShades(token) : token;
    const before = merged.at(-1);
    const one =
      color.is === 'color' && before?.is === 'color' ? asOne(text, before, color) : undefined;
    if (one) merged.splice(-1, 1, one);
    else merged.push(color);
  }
  return merged;
}

/** Reads a shade alone as a colour where it describes a component: “dark cards”, “light text”. */
export function shadesOfParts(
  words: readonly Word[],
  tokens: readonly Token[],
  shades: ReadonlyMap<number, Shade>,
): Token[] {
  const alone = tokens.flatMap((token): ColorToken[] => {
    const at = token.from - 1;
    const shade = shades.get(at);
    const word = words[at];
    if (token.is !== 'role' || !word || (shade !== 'dark' && shade !== 'light')) return [];
    if (token.roles.includes('background') || token.roles.includes('gradient')) return [];
    const value = shade === 'dark' ? '#1c2027' : '#f8f8f5';
    return [
      {
        is: 'color',
        kind: 'basic',
        value,
        said: `${shade} gray`,
        from: at,
        to: at,
        at: word.at,
        end: word.end,
      },
    ];
  });
  return [
    ...tokens,
    ...alone.filter(({ from }) => !tokens.some((token) => token.to >= from && token.from <= from)),
  ].toSorted((a, b) => a.from - b.from);
}

export const isTrap = (
  words: readonly Word[],
  { from, to }: ColorToken,
  { traps }: Pick<KnownColors, 'traps'>,
): boolean => [words[to + 1], words[from - 1]].some((word) => word && traps.has(word.plain));
