import type { SingleOperation } from '../operation';
import type { AppDesign } from '../../model/app-design';
import { after } from './after';
import { done, type Hand, type Read } from './hand';
import { colorSwapped, swapIn } from './color-swap';
import { darkened, painted, turned } from './look-colors';
import { isRefused, modes } from './look-modes';
import { shapes } from './look-shapes';
import { colorsIn, stylesIn } from './look-words';
import { directions } from './shift-palette';
import type { Token } from './tokens';

export const around = [
  'the',
  'it',
  'app',
  'set',
  'shouldbe',
  'want',
  'use',
  'show',
  'more',
  'less',
  'insteadof',
  'dislike',
  'very',
  'to',
  'with',
  'joints',
  'lookword',
  'polite',
  'keep',
  'never',
  'remove',
  'removeend',
  'no',
  'everywhere',
] as const;

const sizesOnly = [
  'bigger',
  'smaller',
  'dark',
  'light',
  'rounder',
  'sharper',
  'tighter',
  'airier',
] as const;
/** “Burgundy like a good wine”: the colour is already named. */
function withoutLikeness(tokens: readonly Token[], hand: Hand): readonly Token[] {
  const like = hand.spoken.find(tokens, 'likeword', 1);
  const before = like && tokens.slice(0, like.at);
  return before &&
    colorsIn(before, hand).length > 0 &&
    colorsIn(tokens.slice(like.at), hand).length === 0
    ? before
    : tokens;
}

export const look: Read = (said, hand) => {
  const { spoken, design } = hand;
  const tokens = withoutLikeness(said, hand);
  const colors = colorsIn(tokens, hand);
  const roles = spoken.named(tokens, 'role');
  const faces = spoken.named(tokens, 'face');
  // A “comic font” is a face, not a style.
  const styles = stylesIn(tokens, hand).filter(
    ({ from, to }) => !faces.some(({ at, length }) => at <= from && at + length >= to),
  );
  const ways = directions.filter((way) => spoken.has(tokens, way));
  const lists = [
    ...around,
    'corners',
    'font',
    'letters',
    'spacing',
    'colors',
    'rounder',
    'sharper',
    'square',
    'round',
    'bigger',
    'smaller',
    'tighter',
    'airier',
    'dark',
    'light',
    'glass',
    'solid',
    ...directions,
    ...roles.map(({ name }) => `role:${name}`),
    ...faces.map(({ name }) => `face:${name}`),
  ];
  const isLookWord = (at: number) =>
    [...colors, ...styles].some(({ from, to }) => at >= from && at < to);
  const plain = tokens.filter((_, at) => !isLookWord(at));
  // “Add dark mode” does not add a component.
  const isMode = ['dark', 'light'].some((mode) => {
    const said = spoken.find(tokens, mode);
    const word = said && tokens[said.at]?.plain;
    return (
      said !== undefined &&
      (said.length > 1 || spoken.has(tokens, 'lookword') || /mod[eou]/u.test(word ?? ''))
    );
  });

  const swap = roles.length === 0 ? swapIn(tokens, colors, hand) : undefined;
  const unknown = spoken.rest(
    plain,
    ...lists,
    ...(isMode ? ['add', 'addend', 'addloose'] : []),
    ...(swap ? ['replace', 'wth'] : []),
  );
  if (unknown.length > 0) return undefined;
  // “Green and gold” is one request: a bare colour after another clause belongs to it.
  const small = hand.isInherited
    ? around
    : (['the', 'very', 'more', 'joints', 'colors', 'closing'] as const);
  const isBare = spoken.rest(plain, ...small, ...directions, ...sizesOnly).length === 0;
  if (hand.isLater && isBare && (hand.isPainted === true || colors.length === 0)) return undefined;
  if (swap) return done(colorSwapped(design.look, swap));
  // A colour of headings alone is no part of a look.
  if (colors.length > 0 && roles.length === 0 && spoken.has(tokens, 'titles')) return undefined;
  const [only] = colors;
  // “A dark navy theme”: the colour is the ground.
  const isDarkTheme =
    only !== undefined &&
    colors.length === 1 &&
    roles.length === 0 &&
    spoken.has(tokens, 'dark') &&
    spoken.has(tokens, 'themeword') &&
    !isRefused(tokens, only.from, hand);
  if (isDarkTheme) return done(...darkened(design, only.value));
  const operations: SingleOperation[] = [
    ...shapes(tokens, hand, faces),
    ...modes(tokens, hand, { colors, roles, styles }),
  ];
  const next = (): AppDesign => after(design, operations);
  for (const operation of painted(tokens, hand, { colors, roles, styles }, next))
    operations.push(operation);
  const isRound = operations.some(({ op }) => op === 'theme.radius');
  for (const way of ways) {
    if (isRound && (way === 'softer' || way === 'lighter')) continue;
    // “A soft cream” is a colour.
    if (colors.length > 0 && way === 'softer') continue;
    if (operations.some(({ op }) => op === 'theme.mode')) continue;
    operations.push(...turned(way, tokens, { ...hand, design: next() }, roles));
  }
  return operations.length > 0 ? done(...operations) : undefined;
};
