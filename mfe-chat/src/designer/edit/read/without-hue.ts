import type { Palette } from '../../model/theme';
import { readable, shade, toLch, type Hex } from '../../themes/color';

/** Hues nearer than this are one colour to the eye, in degrees of OKLCH. */
const near = 42;
const turn = 110;
const leastChroma = 0.012;

/** Tells whether a colour has about the hue of another; greys have none. */
export function isOfHue(color: Hex, hue: number): boolean {
  const own = toLch(color);
  return own.chroma >= leastChroma && Math.abs(((own.hue - hue + 540) % 360) - 180) <= near;
}

/** Gives every colour near a hue another hue, with its lightness and chroma. */
export function rehued(palette: Palette, hue: number, next: (hue: number) => number): Palette {
  const step = (color: Hex): Hex =>
    isOfHue(color, hue) ? shade(color, (from) => ({ hue: next(from.hue) })) : color;
  const [a, b, c, d, e] = palette.tints;
  const background = step(palette.background);
  const hero = step(palette.hero);
  return {
    ...palette,
    name: 'Your colors',
    background,
    surface: step(palette.surface),
    bar: step(palette.bar),
    hero,
    heroText: readable(step(palette.heroText), [hero], 4.6),
    text: readable(step(palette.text), [background], 7),
    accent: readable(step(palette.accent), [background], 4.6),
    vivid: step(palette.vivid),
    tints: [step(a), step(b), step(c), step(d), step(e)],
    art: Object.fromEntries(
      Object.entries(palette.art).map(([role, hex]) => [role, step(hex)]),
    ) as Palette['art'],
  };
}

export const without = (palette: Palette, color: Hex): Palette =>
  rehued(palette, toLch(color).hue, (hue) => (hue + turn) % 360);
