import type { Look, StyleName } from '../../model/theme';
import { type BrightStyle, brightLookIn } from '../bright-looks';

/** A style that is asked for by its name alone, in the light that it is born with. */
export const lookIn = (own: Look, style: StyleName): Look =>
  brightLookIn(own, style as BrightStyle);
