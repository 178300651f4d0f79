import { wordsOf } from '../../interpret/words';
import { modeOf } from '../looks';
import { done, type Hand, type Read } from './hand';
import { around } from './look';
import { isSaid } from './names';
import { shifted } from './shift-palette';
import type { Token } from './tokens';
import { rowsOf } from './visible';

/** “Fern is a bit dull” is about a row, not about the style. */
const namesRow = (tokens: readonly Token[], hand: Hand): boolean =>
  tokens.some(({ quote }) => quote !== undefined) ||
  rowsOf(hand.design).some(({ title }) => {
    const { length } = wordsOf(title);
    return tokens.some((_, at) => isSaid(tokens.slice(at, at + length), title, hand));
  });

export const wishes = ['v-playful', 'v-lively', 'v-clean', 'v-modern', 'v-better'] as const;

const faces = [
  ['v-playful', 'rounded'],
  ['v-lively', 'poster'],
  ['v-lively', 'bricolage'],
  ['v-clean', 'instrument'],
  ['v-modern', 'instrument'],
  ['v-better', 'newsreader'],
] as const;

export const bareWish: Read = (tokens, hand) =>
  hand.spoken.rest(tokens, ...wishes, ...around, 'closing').length === 0
    ? wish(tokens, hand)
    : undefined;

/** Answers vague requests with a style, which the reply names. “Less like a bank” asks for none, “less boring” does. */
export const wish: Read = (tokens, hand) => {
  const { spoken, design } = hand;
  if (namesRow(tokens, hand)) return undefined;
  const isRefused = (at: number) => {
    const before = tokens.slice(Math.max(0, at - 2), at);
    // “As a grid, not a boring list” is about the list.
    const isOfPart =
      spoken.has(before, 'no', 'never', 'insteadof') &&
      spoken.named(tokens.slice(at), 'part').length > 0;
    const isLess = spoken.lengthAt(tokens, at - 1, 'less') === 1;
    return isOfPart || (isLess && spoken.lengthAt(tokens, at, 'v-fault') === 0);
  };
  const says = (list: string) => {
    const said = spoken.find(tokens, list);
    return said !== undefined && !isRefused(said.at);
  };
  const { radius, palette, type } = design.look;
  // “The font is boring” is about the typeface only.
  const isOfFont =
    spoken.has(tokens, 'font') &&
    spoken.rest(tokens, 'font', 'isare', ...wishes, ...around, 'closing').length === 0;
  const face = faces.find(([list, each]) => says(list) && each !== type.display)?.[1];
  if (isOfFont && face) return done({ op: 'type.set', face, of: 'display' });
  if (says('v-playful')) return done({ op: 'theme.style', style: 'playful' });
  if (says('v-lively')) {
    const loud = shifted(shifted(palette, 'colorful'), 'contrast');
    return done({ op: 'theme.look', palette: loud, radius, mode: modeOf(loud) });
  }
  if (says('v-clean')) return done({ op: 'theme.style', style: 'minimal' });
  if (says('v-modern')) return done({ op: 'theme.style', style: 'professional' });
  if (says('v-better')) return done({ op: 'theme.style', style: 'elegant' });
  return undefined;
};
