import { shade, type Hex } from '../../themes/color';
import type { Shade } from './color-words';

const between = (from: number, to: number, part: number) => from + (to - from) * part;

/** A colour with what an adjective says of it: “dark green”, “soft violet”. */
export const shaded = (color: Hex, how: Shade): Hex =>
  shade(color, ({ lightness, chroma, hue }) => {
    if (how === 'dark') return { lightness: Math.min(lightness * 0.76, 0.37) };
    if (how === 'light')
      return { lightness: Math.max(0.83, between(lightness, 1, 0.5)), chroma: chroma * 0.6 };
    if (how === 'soft')
      return { lightness: between(lightness, 0.78, 0.4), chroma: Math.min(0.11, chroma * 0.65) };
    if (how === 'bright') return { chroma: Math.min(0.3, chroma * 1.25 + 0.01) };
    return { hue: between(hue, 62, 0.18) };
  });
