import type { Look, StyleName } from '../model/theme';
import { readable } from './color';
import { darkMode } from './styles/dark';
import { elegant, minimal, professional } from './styles/quiet';
import type { Restyle } from './styles/restyle';
import { coquette, pastel, playful } from './styles/sweet';

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
  const accent = readable(palette.accent, [palette.background], 3);
  return { ...look, palette: { ...palette, accent } };
}
