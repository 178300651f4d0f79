import type { Palette } from '../../model/theme';
import { contrast, fromLch, readable, shade, toLch, type Hex, type Lch } from '../../themes/color';

/** Directions of colour changes, each with a word in every language (“warmer”). */
export type Direction =
  'warmer' | 'cooler' | 'darker' | 'lighter' | 'colorful' | 'muted' | 'contrast' | 'softer';

export const directions: readonly Direction[] = [
  'warmer',
  'cooler',
  'darker',
  'lighter',
  'colorful',
  'muted',
  'contrast',
  'softer',
];

/** Rotates a hue by a ratio of the shorter arc to another. */
const towards = (hue: number, to: number, share: number): number => {
  const arc = ((to - hue + 540) % 360) - 180;
  return (hue + arc * share + 360) % 360;
};

const warm = 55;
const cool = 245;

const steps: Readonly<Record<Exclude<Direction, 'contrast'>, (from: Lch) => Partial<Lch>>> = {
  warmer: ({ hue, chroma }) => ({ hue: towards(hue, warm, 0.5), chroma: Math.max(chroma, 0.018) }),
  cooler: ({ hue, chroma }) => ({ hue: towards(hue, cool, 0.5), chroma: Math.max(chroma, 0.018) }),
  darker: ({ lightness }) => ({ lightness: lightness * 0.9 }),
  lighter: ({ lightness }) => ({ lightness: lightness + (1 - lightness) * 0.35 }),
  colorful: ({ chroma, lightness }) => ({
    chroma: Math.max(chroma * 1.5, lightness > 0.9 ? 0.03 : 0.09),
  }),
  muted: ({ chroma }) => ({ chroma: chroma * 0.45 }),
  softer: ({ chroma, lightness }) => ({
    chroma: chroma * 0.75,
    lightness: lightness + (0.86 - lightness) * 0.25,
  }),
};

export function shifted(palette: Palette, direction: Direction): Palette {
  if (direction === 'contrast') return contrasted(palette);
  const step = (hex: Hex) => shade(hex, steps[direction]);
  const [a, b, c, d, e] = palette.tints;
  const art = Object.fromEntries(
    Object.entries(palette.art).map(([role, hex]) => [role, step(hex)]),
  ) as Palette['art'];
  const background = step(palette.background);
  const hero = step(palette.hero);
  const isLettered = direction === 'darker' || direction === 'lighter' || direction === 'softer';
  const ink = (hex: Hex) => (isLettered ? hex : step(hex));
  return {
    ...palette,
    name: 'Your colors',
    background,
    surface:
      toLch(palette.surface).chroma < 0.005 && !isLettered
        ? palette.surface
        : step(palette.surface),
    bar: toLch(palette.bar).chroma < 0.005 && !isLettered ? palette.bar : step(palette.bar),
    hero,
    heroText: readable(ink(palette.heroText), [hero], 4.6),
    text: readable(ink(palette.text), [background], 7),
    accent: readable(step(palette.accent), [background], 4.6),
    vivid: step(palette.vivid),
    tints: [step(a), step(b), step(c), step(d), step(e)],
    art,
  };
}

/** Maximises text contrast; backgrounds and accent adapt. */
function contrasted(palette: Palette): Palette {
  const isDark = contrast(palette.background, '#ffffff') > contrast(palette.background, '#000000');
  const away = (hex: Hex) =>
    shade(hex, ({ lightness }) => ({
      lightness: isDark ? lightness * 0.7 : lightness + (1 - lightness) * 0.6,
    }));
  const background = away(palette.background);
  return {
    ...palette,
    name: 'Your colors',
    background,
    surface: isDark ? away(palette.surface) : '#ffffff',
    text: isDark ? '#ffffff' : '#0a0a0a',
    accent: readable(palette.accent, [background], 7),
    heroText: readable(palette.heroText, [palette.hero], 7),
  };
}

export function around(palette: Palette, color: Hex): Palette {
  const { chroma, hue } = toLch(color);
  const isGrey = chroma < 0.03;
  const isDark = contrast(palette.background, '#ffffff') > contrast(palette.background, '#000000');
  const turn = (hex: Hex, most = 1) =>
    shade(hex, (from) => ({
      hue,
      chroma: isGrey ? Math.min(from.chroma, chroma) : Math.min(from.chroma, most),
    }));
  const background = isDark
    ? turn(palette.background)
    : fromLch({ lightness: 0.974, chroma: Math.min(0.02, chroma), hue });
  const hero = isDark
    ? turn(palette.hero)
    : fromLch({ lightness: 0.87, chroma: Math.min(0.09, chroma), hue });
  const [a, b, c, d, e] = palette.tints;
  const tint = (hex: Hex, turnBy: number) =>
    shade(hex, (from) => ({ hue: hue + turnBy, chroma: isGrey ? from.chroma * 0.2 : from.chroma }));
  return {
    ...palette,
    name: 'Your color',
    background,
    // Light cards are white; dark ones have the hue of the old background.
    ...(isDark ? { surface: turn(palette.surface), bar: turn(palette.bar) } : {}),
    text: turn(palette.text, 0.05),
    accent: readable(color, [background], 4.6),
    vivid: fromLch({ lightness: 0.84, chroma: Math.min(0.15, Math.max(chroma, 0.02)), hue }),
    hero,
    heroText: readable(isDark ? '#fdfdfd' : turn(palette.text, 0.05), [hero], 4.6),
    tints: [tint(a, 0), tint(b, -35), tint(c, 35), tint(d, 70), tint(e, -70)],
    art: Object.fromEntries(
      Object.entries(palette.art).map(([role, hex]) => [
        role,
        role === 'sun' || role === 'pop' || role === 'light' ? hex : turn(hex),
      ]),
    ) as Palette['art'],
  };
}
