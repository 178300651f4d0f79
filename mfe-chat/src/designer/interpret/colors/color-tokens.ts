import type { ColorRoleName } from '../../../content/colors.schema';
import { looks } from '../../engine-data';
import type { Word } from '../words';
import type { ColorName, KnownColors, Shade } from './color-words';
import { shaded } from './shades';

interface Span {
  from: number;
  to: number;
  /** Start in the text, in UTF-16 units. */
  at: number;
  end: number;
}

export interface ColorToken extends Span {
  is: 'color';
  value: string;
  kind: ColorName['kind'] | 'hex';
  said: string;
}
export interface RoleToken extends Span {
  is: 'role';
  roles: ColorRoleName[];
}
export interface StateToken extends Span {
  is: 'state';
  state: string;
}
export type Token = ColorToken | RoleToken | StateToken;

const hexPattern = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/giu;
const rgbPattern = /\brgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)/giu;

const hexOf = (digits: string): string =>
  `#${(digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits.slice(0, 6)).toLowerCase()}`;

function numbered(text: string, words: readonly Word[]): ColorToken[] {
  const found = [
    ...[...text.matchAll(hexPattern)].map((match) => ({ match, value: hexOf(match[0].slice(1)) })),
    ...[...text.matchAll(rgbPattern)].map((match) => ({
      match,
      value: hexOf(
        match
          .slice(1, 4)
          .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
          .join(''),
      ),
    })),
  ];
  return found.flatMap(({ match, value }) => {
    const at = match.index;
    const end = at + match[0].length;
    const from = words.findIndex((word) => word.end > at);
    const to = words.findLastIndex((word) => word.at < end);
    return from < 0 ? [] : [{ is: 'color', value, kind: 'hex', said: match[0], from, to, at, end }];
  });
}

function englishName(value: string, { english }: KnownColors): string | undefined {
  const known = english.get(value);
  if (known && !looks.colors[value]?.some((name) => name === known)) return known;
  for (const name of looks.colors[value] ?? []) {
    if (typeof name === 'string') return name;
    if ('exact' in name) return name.exact;
  }
  return undefined;
}

function longest<Found extends { from: number; to: number }>(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const each of found.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from))
    if (!kept.some(({ from, to }) => each.from <= to && each.to >= from)) kept.push(each);
  return kept.toSorted((a, b) => a.from - b.from);
}

export function tokensIn(
  text: string,
  words: readonly Word[],
  language: string,
  known: KnownColors,
): { tokens: Token[]; shades: Map<number, Shade> } {
  const spanOf = (from: number, to: number): Span => ({
    from,
    to,
    at: words[from]?.at ?? 0,
    end: words[to]?.end ?? 0,
  });
  const shades = new Map(known.shades.find(words).map(({ from, value }) => [from, value]));
  const typed = (from: number, to: number) =>
    text.slice(words[from]?.at ?? 0, words[to]?.end ?? 0).toLowerCase();
  const colorOf = ({ value: { value, kind }, from, to }: Found): ColorToken => ({
    is: 'color',
    value,
    kind,
    said: language === 'en' ? typed(from, to) : (englishName(value, known) ?? typed(from, to)),
    ...spanOf(from, to),
  });
  const glued = known.compounds.flatMap(([start, shade]) =>
    words.flatMap((word, at): ColorToken[] => {
      if (!word.plain.startsWith(start) || word.plain.length < start.length + 3) return [];
      const rest = { ...word, plain: word.plain.slice(start.length), bare: '' };
      const [color] = known.names.find([{ ...rest, bare: rest.plain }]);
      if (!color) return [];
      const name = englishName(color.value.value, known) ?? word.plain;
      return [
        {
          ...colorOf({ value: color.value, from: at, to: at }),
          value: shaded(color.value.value, shade),
          said: `${shade} ${name}`,
        },
      ];
    }),
  );
  type Found = { value: ColorName; from: number; to: number };
  const numbers = numbered(text, words);
  const roles = known.roles
    .find(words)
    .map(({ value, from, to }): RoleToken => ({ is: 'role', roles: [value], ...spanOf(from, to) }));
  const states = known
    .states(language)
    .find(words)
    .map(({ value, from, to }): StateToken => ({ is: 'state', state: value, ...spanOf(from, to) }));
  const all: Token[] = [
    ...numbers,
    ...glued,
    ...known.names.find(words).map(colorOf),
    ...roles,
    ...states,
  ];
  return { tokens: longest(all), shades };
}
