import type { SingleOperation } from '../operation';
import type { Typeface } from '../../model/theme';
import type { Hand } from './hand';
import { isRefused } from './look-modes';
import type { Token } from './tokens';

const sizes = { rounder: 10, sharper: -10 } as const;

/** Typefaces by what people call them. */
export const faceNames: Readonly<Record<string, Typeface>> = {
  serif: 'newsreader',
  sans: 'instrument',
  handwritten: 'hand',
  mono: 'mono',
  rounded: 'rounded',
  condensed: 'condensed',
  bold: 'bricolage',
  pixel: 'pixel',
  didone: 'didone',
  bubble: 'bubble',
  poster: 'poster',
  wide: 'wide',
  deco: 'deco',
};

/** The next larger or smaller scale of text. */
export const scaled = (type: object, isUp: boolean): number => {
  const now = 'scale' in type && typeof type.scale === 'number' ? type.scale : 1;
  return Math.round(Math.min(1.3, Math.max(0.85, now * (isUp ? 1.12 : 0.9))) * 100) / 100;
};

export function shapes(
  tokens: readonly Token[],
  hand: Hand,
  faces: readonly { name: string; at: number }[],
): SingleOperation[] {
  const { spoken, design } = hand;
  const says = (...lists: readonly string[]) => spoken.has(tokens, ...lists);
  // “Too small” asks for bigger, so its “too” does not mean “less”.
  const sized = spoken.find(tokens, 'bigger') ?? spoken.find(tokens, 'smaller');
  const lessAt = spoken.find(tokens, 'less')?.at;
  const isPart =
    sized !== undefined &&
    lessAt !== undefined &&
    lessAt >= sized.at &&
    lessAt < sized.at + sized.length &&
    sized.length > 1;
  const less = lessAt !== undefined && !isPart;
  const made: SingleOperation[] = [];
  const { radius } = design.look;
  const corners = says('corners') || says('rounder', 'sharper', 'square');
  const roundness = spoken.find(tokens, 'rounder') ?? spoken.find(tokens, 'round');
  const isFlat = !less && roundness !== undefined && isRefused(tokens, roundness.at, hand);
  if (corners || says('round')) {
    const step = says('rounder', 'round')
      ? less
        ? sizes.sharper
        : sizes.rounder
      : says('sharper')
        ? less
          ? sizes.rounder
          : sizes.sharper
        : says('bigger', 'more')
          ? sizes.rounder
          : says('smaller', 'less')
            ? sizes.sharper
            : 0;
    const square = says('rounder', 'sharper') ? undefined : spoken.find(tokens, 'square');
    // “Too square” asks for round ones.
    const isTooSquare = square !== undefined && isRefused(tokens, square.at, hand);
    const isSquare = (square !== undefined && !isTooSquare) || isFlat;
    const wanted = isTooSquare
      ? radius + sizes.rounder
      : isSquare
        ? 0
        : says('very', 'pill') && step > 0
          ? 40
          : radius + step;
    made.push({ op: 'theme.radius', radius: Math.min(40, Math.max(0, Math.round(wanted))) });
    return made;
  }
  const [face] = faces;
  const isUnwanted = face !== undefined && isRefused(tokens, face.at, hand);
  const plain = face?.name === 'sans' ? 'newsreader' : 'instrument';
  const wanted = isUnwanted ? plain : face && faceNames[face.name];
  if (wanted)
    made.push({
      op: 'type.set',
      face: wanted,
      ...(says('titles') ? { of: 'display' as const } : {}),
    });
  const isRoom = says('spacing', 'tighter', 'airier');
  if (isRoom) {
    const isAiry = says('airier');
    const wordAt = (spoken.find(tokens, 'airier') ?? spoken.find(tokens, 'tighter'))?.at;
    const isTooMuch = lessAt !== undefined && wordAt !== undefined && lessAt < wordAt;
    const isTight = isTooMuch ? isAiry : says('tighter') || (says('less', 'smaller') && !isAiry);
    made.push({ op: 'density.set', density: isTight ? 'compact' : 'airy' });
    return made;
  }
  const isBigger = says('bigger');
  if (isBigger || says('smaller'))
    made.push({ op: 'type.set', scale: scaled(design.look.type, isBigger !== less) });
  return made;
}
