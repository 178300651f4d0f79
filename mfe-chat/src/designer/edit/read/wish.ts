import { modeOf } from '../looks';
import { done, type Read } from './hand';
import { shifted } from './shift-palette';

/** Wishes that name no colour and no part: a look that answers them, which the reply names. */
export const wish: Read = (tokens, { spoken, design }) => {
  const says = (list: string) => spoken.has(tokens, list);
  const { radius, palette } = design.look;
  if (says('v-playful')) return done({ op: 'theme.style', style: 'playful' });
  if (says('v-lively')) {
    const loud = shifted(shifted(palette, 'colorful'), 'contrast');
    return done({ op: 'theme.look', palette: loud, radius, mode: modeOf(loud) });
  }
  if (says('v-clean')) return done({ op: 'theme.style', style: 'minimal' });
  if (says('v-modern')) return done({ op: 'theme.style', style: 'professional' });
  if (says('v-better')) return done({ op: 'theme.style', style: 'elegant' });
  return undefined;
};
