import { looks } from '../../engine-data';
import type { Word } from '../words';
import type { KnownColors } from './color-words';
import type { ColorToken, RoleToken, StateToken, Token } from './color-tokens';

type Part = RoleToken | StateToken;
export interface Pair {
  color: ColorToken;
  part: Part;
}

/** Most words between a colour and its role: “teal rounded buttons”; “buttons should be a warm teal”. */
const farthest = { before: 2, after: 3 };
const explicit = /[:=：＝→]|->/u;
const segmentEnd = /[,;\n•|、。；，!?！？]|\.(?:\s|$)|(?<=\s)[–—-](?=\s)/u;
const joiners = new Set([
  'and',
  'or',
  'und',
  'y',
  'e',
  'et',
  'ed',
  've',
  'dan',
  'и',
  'و',
  '和',
  'と',
]);

/** Matches lists of roles: “buttons, tabs and cards in black”, and a gradient with the role that it fills. */
const isList = (text: string, words: readonly Word[], one: RoleToken, other: RoleToken) =>
  /^[\s,/&+、]*$/u.test(text.slice(one.end, other.at)) ||
  (words.slice(one.to + 1, other.from).every(({ plain }) => joiners.has(plain)) &&
    !/[\n;.]/u.test(text.slice(one.end, other.at))) ||
  (other.roles.includes('gradient') && other.from - one.to < 4);

export function pairsIn(
  text: string,
  words: readonly Word[],
  tokens: readonly Token[],
  known: KnownColors,
): Pair[] {
  const between = (one: Token, other: Token) => text.slice(one.end, other.at);
  const gap = (one: Token, other: Token) =>
    words
      .slice(one.to + 1, other.from)
      .filter(({ plain }) => !looks.describing.fillers.includes(plain) && !known.links.has(plain))
      .length;
  const isLinked = (one: Token, other: Token) =>
    words.slice(one.to + 1, other.from).some(({ plain }) => known.links.has(plain)) ||
    explicit.test(between(one, other));
  const mayBe = (color: ColorToken, part: Part, most: number, [one, other]: [Token, Token]) =>
    part.is === 'state'
      ? isLinked(one, other) && gap(one, other) <= 1
      : gap(one, other) <= most && color !== undefined;
  const segments: Token[][] = [];
  for (const token of grouped(text, words, tokens)) {
    const last = segments.at(-1)?.at(-1);
    if (!last || segmentEnd.test(between(last, token))) segments.push([token]);
    else segments.at(-1)?.push(token);
  }
  return segments.flatMap((segment) => {
    const pairs: Pair[] = [];
    for (let at = 0; at < segment.length; at += 1) {
      const [one, two, three] = segment.slice(at, at + 3);
      if (!one || !two || (one.is === 'color') === (two.is === 'color')) continue;
      if (one.is === 'color' && two.is !== 'color') {
        if (!mayBe(one, two, farthest.before, [one, two])) continue;
        // In “Teal for the app, buttons coral”, “buttons” belongs to “coral”.
        const isNext =
          three?.is === 'color' &&
          !isLinked(one, two) &&
          (gap(two, three) < gap(one, two) || explicit.test(between(two, three)));
        if (isNext) continue;
        pairs.push({ color: one, part: two });
        at += 1;
      } else if (two.is === 'color' && one.is !== 'color') {
        if (!mayBe(two, one, farthest.after, [one, two])) continue;
        // In “Brand colours: #111827 background”, the nearest role wins.
        const isNext =
          three !== undefined &&
          three.is !== 'color' &&
          segment[at + 3]?.is !== 'color' &&
          mayBe(two, three, farthest.before, [two, three]) &&
          (explicit.test(between(one, two))
            ? gap(two, three) === 0
            : gap(two, three) < gap(one, two) ||
              between(one, two).trim().length > between(two, three).trim().length);
        if (isNext) continue;
        pairs.push({ color: two, part: one });
        at += 1;
      }
    }
    return pairs;
  });
}

/** Gives all roles of a list one colour, unless the next has its own: “black buttons and cards white”. */
function grouped(text: string, words: readonly Word[], tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  tokens.forEach((token, at) => {
    const before = all.at(-1);
    const isShared =
      before?.is === 'role' &&
      token.is === 'role' &&
      isList(text, words, before, token) &&
      !(all.at(-2)?.is === 'color' && tokens[at + 1]?.is === 'color');
    if (!isShared) all.push(token);
    else
      all.splice(-1, 1, {
        ...before,
        roles: [...before.roles, ...token.roles],
        to: token.to,
        end: token.end,
      });
  });
  return all;
}
