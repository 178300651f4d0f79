import type { Look, StyleName } from '../model/theme';
import { withSeenAccent } from './seen-accent';
import { elegant, minimal, professional } from './styles/quiet';
import type { Restyle } from './styles/restyle';
import { coquette, pastel, playful } from './styles/sweet';

export type BrightStyle = Exclude<StyleName, 'dark-mode'>;

const restyles: Record<Exclude<BrightStyle, 'colorful'>, Restyle> = {
  coquette,
  minimal,
  pastel,
  professional,
  playful,
  elegant,
};

/** The initial style and Colorful restore the app's own colours. */
export function brightLookIn(own: Look, style: BrightStyle): Look {
  if (style === own.style) return own;
  if (style === 'colorful') return { ...own, style };
  return withSeenAccent(restyles[style](own));
}
