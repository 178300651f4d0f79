import type { Look } from '../model/theme';
import { readable, shade, toLch } from './color';
import { darkMode } from './styles/dark';
import { lch, repaint, tintsOf } from './styles/restyle';

function day(look: Look): Look {
  const { palette } = look;
  const { hue } = toLch(palette.background);
  const background = lch(0.975, 0.012, hue);
  const { button: _button, heroEnd: _end, ...own } = palette;
  return {
    ...look,
    mode: 'light',
    palette: {
      ...own,
      background,
      surface: '#ffffff',
      text: lch(0.25, 0.03, hue),
      accent: readable(palette.accent, [background], 4.6),
      hero: shade(palette.hero, ({ chroma }) => ({
        lightness: 0.87,
        chroma: Math.min(0.09, chroma),
      })),
      heroText: lch(0.25, 0.04, hue),
      bar: '#ffffff',
      tints: tintsOf((index) =>
        shade(palette.tints[index] ?? palette.hero, ({ chroma }) => ({
          lightness: 0.91,
          chroma: Math.min(0.07, chroma),
        })),
      ),
      art: repaint(palette, ({ lightness }, role) =>
        role === 'deep'
          ? { lightness: 0.28 }
          : { lightness: role === 'sky' ? 0.9 : Math.min(0.94, lightness + 0.2) },
      ),
    },
  };
}

/** Keeps typefaces, corners and surfaces. */
export function inMode(look: Look, mode: Look['mode']): Look {
  if (look.mode === mode) return look;
  if (mode === 'light') return day(look);
  const { palette } = darkMode(look);
  const accent = readable(palette.accent, [palette.background], 3);
  return { ...look, mode, palette: { ...palette, accent, name: look.palette.name } };
}
