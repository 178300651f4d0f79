import type { Palette } from '../../model/theme';
import type { Hex } from '../../themes/color';

/** One cut of paper: a filled path, or a stroked one. */
export interface Shape {
  d: string;
  fill?: Hex;
  stroke?: Hex;
  width?: number;
}

export interface Drawing {
  box: readonly [width: number, height: number];
  shapes: Shape[];
  /** Which edge the drawing holds to when its frame has other proportions. */
  /** A thing on no ground of its own: it is shown whole, whatever the frame. */
  alone?: true;
  hold?: 'xMidYMid' | 'xMidYMax' | 'xMaxYMax' | 'xMaxYMid';
}

export type Draw = (palette: Palette) => Drawing;

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const slab = (x: number, y: number, w: number, h: number, r = 0) =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}z`
    : `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
