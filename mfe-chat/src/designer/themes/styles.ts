import type { Look, Palette, StyleName } from '../model/theme';
import { fromLch, luminance, mix, readable, shade, toLch, type Hex } from './color';
import { palettes } from './palettes';

/** What a style does to the look an app was born with. */
type Restyle = (own: Look) => Look;

const arts = ['sky', 'sun', 'far', 'mid', 'near', 'light', 'pop', 'deep'] as const;
const repaint = (
  own: Palette,
  paint: (color: Hex, role: (typeof arts)[number]) => Hex,
): Palette['art'] =>
  Object.fromEntries(arts.map((role) => [role, paint(own.art[role], role)])) as Palette['art'];

const lch = (lightness: number, chroma: number, hue: number): Hex =>
  fromLch({ lightness, chroma, hue });
const hueOf = (color: Hex) => toLch(color).hue;
/** The hue an app is known by: that of its accent, or of its loudest ground when the accent is black. */
const mainHue = ({ accent, hero, vivid }: Palette) => {
  const known = [accent, hero, vivid].find((color) => toLch(color).chroma > 0.05) ?? vivid;
  return hueOf(known);
};
const tintsOf = (make: (index: number) => Hex): Palette['tints'] => [
  make(0),
  make(1),
  make(2),
  make(3),
  make(4),
];

const minimal: Restyle = ({ type, density, palette }) => ({
  style: 'minimal',
  mode: 'light',
  radius: 14,
  surface: 'solid',
  density,
  type: {
    ...type,
    display: type.display === 'newsreader' ? 'newsreader' : 'bricolage',
    weight: Math.min(type.weight, 660),
  },
  palette: {
    name: 'Minimal',
    background: '#ffffff',
    surface: '#f5f5f3',
    text: '#16171a',
    accent: '#16171a',
    vivid: palette.vivid,
    hero: '#f0f0ed',
    heroText: '#16171a',
    bar: '#f5f5f3',
    tints: tintsOf((index) => (index === 0 ? '#f5f5f3' : mix('#f5f5f3', '#d9d9d4', index * 0.14))),
    // One colour stays, so that the picture still belongs to this app.
    art: repaint(palette, (color, role) =>
      role === 'pop' || (role === 'sun' && toLch(color).chroma > 0.15)
        ? color
        : shade(color, () => ({ chroma: 0.004 })),
    ),
  },
});

const darkMode: Restyle = ({ type, density, radius, palette }) => {
  const hue = hueOf(palette.vivid);
  const hasInk = palette.name === 'Meadow';
  return {
    style: 'dark-mode',
    mode: 'dark',
    radius,
    surface: 'solid',
    density,
    type,
    palette: {
      name: 'Dark Mode',
      background: lch(0.186, 0.008, hue),
      surface: lch(0.238, 0.012, hue),
      text: '#f3f5ec',
      accent: palette.vivid,
      vivid: palette.vivid,
      hero: hasInk ? palettes.ink.hero : lch(0.3, 0.055, hue),
      heroText: shade(palette.vivid, ({ chroma }) => ({
        lightness: 0.93,
        chroma: Math.min(chroma, 0.12),
      })),
      bar: lch(0.208, 0.01, hue),
      tints: hasInk
        ? palettes.ink.tints
        : tintsOf((index) =>
            shade(palette.tints[index] ?? '#888888', ({ chroma }) => ({
              lightness: 0.37,
              chroma: Math.min(0.075, chroma),
            })),
          ),
      art: hasInk
        ? palettes.ink.art
        : repaint(palette, (color, role) => {
            if (role === 'sun')
              return shade(color, ({ lightness, chroma }) => ({
                lightness: Math.max(0.7, lightness),
                chroma,
              }));
            if (role === 'pop') return color;
            if (role === 'deep') return luminance(color) < 0.2 ? '#f3f5ec' : color;
            return shade(color, ({ lightness, chroma }) => ({
              lightness: 0.2 + lightness * 0.32,
              chroma: chroma * 0.75,
            }));
          }),
    },
  };
};

const coquette: Restyle = ({ type, density, palette }) => ({
  style: 'coquette',
  mode: 'light',
  radius: 28,
  surface: 'solid',
  density,
  type: { ...type, weight: Math.max(660, type.weight - 10) },
  palette: {
    ...palettes.coquette,
    art:
      palette.name === 'Meadow'
        ? palettes.coquette.art
        : repaint(palette, (color) => pinked(color)),
  },
});
const pinked = (color: Hex) =>
  shade(color, ({ lightness, chroma }) => ({
    lightness: Math.min(0.96, lightness + 0.03),
    chroma: lightness > 0.85 ? 0.03 : Math.max(0.07, Math.min(0.17, chroma)),
    hue: lightness < 0.4 ? 0 : 2,
  }));

const pastel: Restyle = ({ type, density, palette }) => {
  const hue = mainHue(palette);
  return {
    style: 'pastel',
    mode: 'light',
    radius: 24,
    surface: 'solid',
    density,
    type: { ...type, weight: 680 },
    palette: {
      name: 'Pastel',
      background: lch(0.983, 0.014, 75),
      surface: '#ffffff',
      text: lch(0.3, 0.03, hue),
      accent: lch(0.5, 0.11, hue),
      vivid: palette.vivid,
      hero: lch(0.905, 0.055, hue),
      heroText: lch(0.32, 0.06, hue),
      bar: '#ffffff',
      tints: tintsOf((index) => palettes.meadow.tints[index] ?? '#ffffff'),
      art: repaint(palette, (color) =>
        shade(color, ({ lightness, chroma }) => ({
          lightness: 0.58 + lightness * 0.38,
          chroma: Math.min(0.095, chroma),
        })),
      ),
    },
  };
};

const professional: Restyle = ({ type, density, palette }) => {
  const hue = mainHue(palette);
  const accent = lch(0.38, 0.095, hue);
  return {
    style: 'professional',
    mode: 'light',
    radius: 8,
    surface: 'solid',
    density: density === 'airy' ? 'regular' : density,
    type: { ...type, display: 'instrument', text: 'instrument', weight: 640, tracking: -0.025 },
    palette: {
      name: 'Professional',
      background: '#f4f6f9',
      surface: '#ffffff',
      text: '#172130',
      accent,
      vivid: palette.vivid,
      hero: lch(0.9, 0.03, hue),
      heroText: lch(0.27, 0.06, hue),
      bar: '#ffffff',
      tints: tintsOf((index) =>
        lch(
          0.915 - index * 0.012,
          0.022 + (index % 2) * 0.012,
          hue + [0, 35, -30, 60, -60][index]!,
        ),
      ),
      art: repaint(palette, (color, role) =>
        shade(color, ({ lightness, chroma, hue: own }) => ({
          lightness: role === 'sun' || role === 'pop' ? lightness : lightness * 0.96 + 0.02,
          chroma: role === 'sun' || role === 'pop' ? chroma * 0.72 : Math.min(0.05, chroma),
          hue: role === 'sun' || role === 'pop' ? own : hue,
        })),
      ),
    },
  };
};

const playful: Restyle = ({ type, density, palette }) => {
  const hue = mainHue(palette);
  return {
    style: 'playful',
    mode: 'light',
    radius: 34,
    surface: 'solid',
    density,
    type: { ...type, display: 'bricolage', text: 'instrument', weight: 780, tracking: -0.04 },
    palette: {
      name: 'Playful',
      background: lch(0.965, 0.045, hue + 70),
      surface: '#ffffff',
      text: lch(0.27, 0.09, hue + 200),
      accent: lch(0.52, 0.21, hue + 180),
      vivid: palette.vivid,
      hero: lch(0.83, 0.15, hue),
      heroText: lch(0.27, 0.09, hue + 200),
      bar: '#ffffff',
      tints: tintsOf((index) =>
        lch([0.88, 0.82, 0.85, 0.88, 0.84][index]!, 0.125, hue + [40, 110, 200, 285, 330][index]!),
      ),
      art: repaint(palette, (color, role) =>
        shade(color, ({ lightness, chroma, hue: own }) => ({
          lightness:
            role === 'deep' || role === 'near' ? lightness : Math.min(0.95, lightness + 0.04),
          chroma: chroma < 0.03 ? chroma : Math.min(0.22, chroma * 1.35 + 0.03),
          hue: own + 28,
        })),
      ),
    },
  };
};

const elegant: Restyle = ({ type, density, palette }) => {
  const hue = mainHue(palette);
  return {
    style: 'elegant',
    mode: 'light',
    radius: 3,
    surface: 'solid',
    density: density === 'compact' ? 'regular' : density,
    type: { ...type, display: 'newsreader', text: 'instrument', weight: 500, tracking: -0.02 },
    palette: {
      name: 'Elegant',
      background: '#f7f3ec',
      surface: '#fffdf9',
      text: '#2a2420',
      accent: lch(0.38, 0.07, hue),
      vivid: palette.vivid,
      hero: lch(0.9, 0.022, (hue + 80) / 2 + 30),
      heroText: '#2a2420',
      bar: '#fffdf9',
      tints: tintsOf((index) => lch(0.925 - index * 0.014, 0.016 + index * 0.003, 80 + index * 12)),
      art: repaint(palette, (color, role) =>
        shade(color, ({ lightness, chroma }) => ({
          lightness:
            role === 'sky' || role === 'light' ? Math.max(lightness, 0.88) : lightness * 0.92,
          chroma: Math.min(role === 'sun' || role === 'pop' ? 0.11 : 0.045, chroma * 0.6),
        })),
      ),
    },
  };
};

const restyles: Record<Exclude<StyleName, 'colorful'>, Restyle> = {
  coquette,
  minimal,
  pastel,
  'dark-mode': darkMode,
  professional,
  playful,
  elegant,
};

/** Colorful is the app's own colours; so is the style that the app was born with. */
export function lookIn(own: Look, style: StyleName): Look {
  if (style === own.style) return own;
  if (style === 'colorful') return { ...own, style };
  const look = restyles[style](own);
  const { palette } = look;
  return {
    ...look,
    palette: { ...palette, accent: readable(palette.accent, [palette.background], 3) },
  };
}
