import { mix, toLch } from '../color';
import { isLoud, lch, mainHue, repaint, tintsOf, type Restyle } from './restyle';

/** Black on white with hairlines; pictures keep one colour of the app. */
export const minimal: Restyle = ({ type, density, palette }) => ({
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
    tints: tintsOf((index) => (index === 1 ? '#f0f0ed' : mix('#f5f5f3', '#d9d9d4', index * 0.14))),
    art: repaint(palette, ({ chroma }, role) =>
      role === 'pop' || (role === 'sun' && chroma > 0.15) ? {} : { chroma: 0.004 },
    ),
  },
});

/** Slate and one deep colour; warm apps get navy instead of brown. */
export const professional: Restyle = ({ type, density, palette }) => {
  const own = mainHue(palette);
  const hue = own < 120 || own > 320 ? 256 : own;
  return {
    style: 'professional',
    mode: 'light',
    radius: 8,
    surface: 'solid',
    density: density === 'airy' ? 'regular' : density,
    type: { ...type, display: 'instrument', text: 'instrument', weight: 640, tracking: -0.028 },
    palette: {
      name: 'Professional',
      background: '#f4f6f9',
      surface: '#ffffff',
      text: '#172130',
      accent: lch(0.39, 0.1, hue),
      vivid: palette.vivid,
      hero: lch(0.905, 0.03, hue),
      heroText: lch(0.28, 0.06, hue),
      bar: '#ffffff',
      tints: tintsOf((index) =>
        lch(0.925 - index * 0.012, 0.02 + (index % 2) * 0.014, hue - 40 + index * 20),
      ),
      art: repaint(palette, ({ lightness, chroma, hue: from }, role) =>
        isLoud(role)
          ? { chroma: chroma * 0.78 }
          : {
              lightness: role === 'sky' ? Math.max(lightness, 0.86) : lightness,
              chroma: Math.min(lightness > 0.8 ? 0.028 : 0.06, chroma),
              hue: from < 120 ? 250 : (from + hue) / 2,
            },
      ),
    },
  };
};

/** Serif, ivory, square corners; text in a dark tone of the app's hue. */
export const elegant: Restyle = ({ type, density, palette }) => ({
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
    accent: lch(0.38, toLch(palette.accent).chroma < 0.03 ? 0.02 : 0.075, mainHue(palette)),
    vivid: palette.vivid,
    hero: lch(0.905, 0.024, 82),
    heroText: '#2a2420',
    bar: '#fffdf9',
    tints: tintsOf((index) => lch(0.928 - index * 0.014, 0.016 + index * 0.003, 70 + index * 10)),
    art: repaint(palette, ({ lightness, chroma }, role) => ({
      lightness: role === 'sky' || role === 'light' ? Math.max(lightness, 0.88) : lightness * 0.94,
      chroma: Math.min(isLoud(role) ? 0.115 : 0.048, chroma * 0.62),
    })),
  },
});
