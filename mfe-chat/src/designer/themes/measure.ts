import type { Look } from '../model/theme';

const rooms: Record<Look['density'], number> = { compact: 0.7, regular: 1, airy: 1.4 };
const heights: Record<Look['density'], number> = { compact: 0.84, regular: 1, airy: 1.18 };
/** What a finger needs (WCAG 2.5.5), in px. */
const FINGER = 44;

/** Space between things that is this many px at regular density. */
export const roomIn = ({ density }: Look, px: number): number => Math.round(px * rooms[density]);

/** Height of what is tapped or listed that is this many px at regular density; larger letters need more. */
export const heightIn = ({ density, type: { scale = 1 } }: Look, px: number): number =>
  Math.max(Math.min(px, FINGER), Math.round(px * heights[density] * Math.max(1, scale)));

/** Letters from this size on grow half as much: a title fills its room already. */
const TITLE = 24;

/** Size of a text that is this many px where nobody chose another. */
export function sizeIn({ type: { scale } }: Look, px: number): number {
  if (scale === undefined) return px;
  const own = scale > 1 && px >= TITLE ? (1 + scale) / 2 : scale;
  return Math.round(px * own * 10) / 10;
}
