import type { Brief } from '../../interpret/brief';
import type { AppDesign } from '../../model/app-design';
import type { Look, StyleName } from '../../model/theme';

interface Looks {
  lookIn: (own: Look, style: StyleName) => Look;
  inMode: (look: Look, mode: Look['mode']) => Look;
}

/** Keeps the style in dark mode: “dark and elegant”. */
const darkened = (own: Look, style: StyleName, { lookIn, inMode }: Looks): Look =>
  style === 'pastel' ? lookIn(own, 'dark-mode') : inMode(lookIn(own, style), 'dark');

/**
 * Applies the requested style and keeps the initial look in `ownLook`.
 * @param looks see `looksFor` of dress.ts
 */
export function inStyle(design: AppDesign, { mode, style }: Brief, looks: Looks): AppDesign {
  const { ownLook } = design;
  const isDark = mode?.value === 'dark';
  const look = isDark ? darkened(ownLook, style.value, looks) : looks.lookIn(ownLook, style.value);
  return { ...design, look: { ...look, surface: ownLook.surface } };
}
