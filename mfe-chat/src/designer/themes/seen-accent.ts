import type { Look } from '../model/theme';
import { readable } from './color';

/** The look with an accent that stands out from its ground. */
export function withSeenAccent(look: Look): Look {
  const { palette } = look;
  const accent = readable(palette.accent, [palette.background], 3);
  return { ...look, palette: { ...palette, accent } };
}
