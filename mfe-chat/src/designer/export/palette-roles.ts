import type { Palette } from '../model/theme';

/** The colours of a palette by the names that design tools show; without tints and those of pictures. */
export const paletteRoles = ({
  background,
  surface,
  text,
  accent,
  vivid,
  hero,
  heroText,
  bar,
}: Palette): Record<string, string> => ({
  background,
  surface,
  text,
  accent,
  vivid,
  hero,
  'hero-text': heroText,
  bar,
});
