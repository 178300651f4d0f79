import type { Palette } from '../../model/theme';
import { readable, shade, toLch, type Hex } from '../../themes/color';

const near = 42;
const turn = 110;
const leastChroma = 0.012;

export function without(palette: Palette, color: Hex): Palette {
  const { hue } = toLch(color);
  const far = (from: number) => Math.abs(((from - hue + 540) % 360) - 180);
  const step = (hex: Hex): Hex =>
    shade(hex, (from) =>
      from.chroma < leastChroma || far(from.hue) > near ? {} : { hue: (from.hue + turn) % 360 },
    );
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
