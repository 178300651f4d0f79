import type { Look } from '../model/theme';
import { readable } from './color';

/** Increases the accent's contrast to the background. */
export function withSeenAccent(look: Look): Look {
  const { palette } = look;
  const accent = readable(palette.accent, [palette.background], 3);
  return { ...look, palette: { ...palette, accent } };
}
