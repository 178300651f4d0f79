import type { Look } from '../../model/theme';
import { luminance, shade, toLch, type Hex } from '../color';
import { palettes } from '../palettes';
import { isLoud, lch, repaint, tintsOf, type Restyle } from './restyle';

/** Darkens an initially dark look by one more step. */
function deeper(own: Look): Look {
  const { palette } = own;
  const lower = (color: Hex) =>
    shade(color, ({ lightness, chroma }) => ({
      lightness: lightness * 0.78,
      chroma: chroma * 0.5,
    }));
  const grounds = { background: lower(palette.background), surface: lower(palette.surface) };
  return {
    ...own,
    style: 'dark-mode',
    palette: { ...palette, ...grounds, bar: lower(palette.bar), name: 'Dark Mode' },
  };
}

/** Muted backgrounds, the vivid colour as accent, pictures at night. */
export const darkMode: Restyle = (own) => {
  const { type, density, radius, palette } = own;
  const { hue } = toLch(palette.vivid);
  if (own.mode === 'dark') return deeper(own);
  const isMeadow = palette.name === palettes.meadow.name;
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
      hero: isMeadow ? palettes.ink.hero : lch(0.3, 0.06, hue),
      heroText: shade(palette.vivid, ({ chroma }) => ({
        lightness: 0.93,
        chroma: Math.min(chroma, 0.12),
      })),
      bar: lch(0.208, 0.01, hue),
      tints: isMeadow
        ? palettes.ink.tints
        : tintsOf((index) =>
            shade(palette.tints[index] ?? palette.surface, ({ chroma }) => ({
              lightness: 0.37,
              chroma: Math.min(0.085, chroma),
            })),
          ),
      art: isMeadow
        ? palettes.ink.art
        : repaint(palette, ({ lightness, chroma }, role) => {
            if (role === 'sun') return { lightness: Math.max(0.7, lightness) };
            if (isLoud(role)) return {};
            if (role === 'deep') {
              return luminance(palette.art.deep) < 0.2 ? { lightness: 0.96, chroma: 0.01 } : {};
            }
            const kept = role === 'sky' ? 0.36 : role === 'light' ? 0.86 : 0.62;
            return { lightness: lightness * kept + 0.05, chroma: chroma * 0.8 };
          }),
    },
  };
};
