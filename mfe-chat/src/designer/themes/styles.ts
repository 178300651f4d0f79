import type { Look, StyleName } from '../model/theme';
import { withSeenAccent } from './seen-accent';
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
  return withSeenAccent(restyles[style](own));
}
