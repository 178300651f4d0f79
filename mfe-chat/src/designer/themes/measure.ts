import type { Look } from '../model/theme';

const rooms: Record<Look['density'], number> = { compact: 0.7, regular: 1, airy: 1.4 };
const heights: Record<Look['density'], number> = { compact: 0.84, regular: 1, airy: 1.18 };
/** Minimum target size in px (WCAG 2.5.5). */
const FINGER = 44;

/** `px` applies to regular density. */
export const roomIn = ({ density }: Look, px: number): number => Math.round(px * rooms[density]);

/** `px` applies to regular density; larger text needs more height. */
export const heightIn = ({ density, type: { scale = 1 } }: Look, px: number): number =>
  Math.max(Math.min(px, FINGER), Math.round(px * heights[density] * Math.max(1, scale)));

/** From this size in px, text grows half as much, because titles already fill their space. */
const TITLE = 24;

/** Scales `px` by the look's text size. */
export function sizeIn({ type: { scale } }: Look, px: number): number {
  if (scale === undefined) return px;
  const own = scale > 1 && px >= TITLE ? (1 + scale) / 2 : scale;
  return Math.round(px * own * 10) / 10;
}
