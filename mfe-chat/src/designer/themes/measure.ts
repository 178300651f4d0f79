import type { Look } from '../model/theme';

const rooms: Record<Look['density'], number> = { compact: 0.7, regular: 1, airy: 1.4 };
const heights: Record<Look['density'], number> = { compact: 0.84, regular: 1, airy: 1.18 };
/** What a finger needs (WCAG 2.5.5), in px. */
const FINGER = 44;

/** Space between things that is this many px at regular density. */
export const roomIn = ({ density }: Look, px: number): number => Math.round(px * rooms[density]);

/** Height of what is tapped or listed that is this many px at regular density. */
export const heightIn = ({ density }: Look, px: number): number =>
  Math.max(Math.min(px, FINGER), Math.round(px * heights[density]));

/** Size of a text that is this many px where nobody chose another. */
export const sizeIn = ({ type }: Look, px: number): number =>
  type.scale === undefined ? px : Math.round(px * type.scale * 10) / 10;
