import type { Palette } from '../model/theme';

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
