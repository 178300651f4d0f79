import type { Palette } from '../../model/theme';
import type { Hex } from '../../themes/color';

export interface Shape {
  d: string;
  fill?: Hex;
  stroke?: Hex;
  width?: number;
}

export interface Drawing {
  box: readonly [width: number, height: number];
  shapes: Shape[];
  /** An object without a background: always shown completely. */
  alone?: true;
  /** URL of an image that fills the box. */
  image?: string;
  /** Replaces a picture that this browser does not have. */
  isMissing?: true;
  /** The edge that stays visible when the frame has other proportions. */
  hold?: 'xMidYMid' | 'xMidYMax' | 'xMaxYMax' | 'xMaxYMid';
}

export type Draw = (palette: Palette) => Drawing;
