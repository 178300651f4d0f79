import type { Brief } from '../../interpret/brief';
import type { AppDesign } from '../../model/app-design';
import type { Look, StyleName } from '../../model/theme';

interface Looks {
  lookIn: (own: Look, style: StyleName) => Look;
  inMode: (look: Look, mode: Look['mode']) => Look;
}

/** A style of its own stays one in the dark: “dark and elegant”. */
const darkened = (own: Look, style: StyleName, { lookIn, inMode }: Looks): Look =>
  style === 'pastel' ? lookIn(own, 'dark-mode') : inMode(lookIn(own, style), 'dark');

/**
 * A composed app in the style that its sentence asks for; the look that it was born with is kept beside.
 *
 * @param looks what the brief needs of looks.ts: see `looksFor` of dress.ts
 */
export function inStyle(design: AppDesign, { mode, style }: Brief, looks: Looks): AppDesign {
  const { ownLook } = design;
  const isDark = mode?.value === 'dark';
  const look = isDark ? darkened(ownLook, style.value, looks) : looks.lookIn(ownLook, style.value);
  return { ...design, look: { ...look, surface: ownLook.surface } };
}
