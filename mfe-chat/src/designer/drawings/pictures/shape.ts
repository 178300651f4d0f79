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
  /** A thing on no ground of its own: it is shown whole, whatever the frame. */
  alone?: true;
  /** Address of an image that fills the box. */
  image?: string;
  /** Is drawn in place of a picture that this browser does not have. */
  isMissing?: true;
  /** Which edge the drawing holds to when its frame has other proportions. */
  hold?: 'xMidYMid' | 'xMidYMax' | 'xMaxYMax' | 'xMaxYMid';
}

export type Draw = (palette: Palette) => Drawing;
