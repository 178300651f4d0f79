import type { Look, StyleName } from '../../model/theme';
import { type BrightStyle, brightLookIn } from '../bright-looks';

/** In the style's own mode. */
export const lookIn = (own: Look, style: StyleName): Look =>
  brightLookIn(own, style as BrightStyle);
