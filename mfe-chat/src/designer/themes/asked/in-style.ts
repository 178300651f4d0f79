import type { Brief } from '../../interpret/brief';
import type { AppDesign } from '../../model/app-design';
import type { Look, StyleName } from '../../model/theme';
import { inMode } from '../in-mode';

type LookIn = (own: Look, style: StyleName) => Look;

/** A style of its own stays one in the dark: “dark and elegant”. */
const darkened = (own: Look, style: StyleName, lookIn: LookIn): Look =>
  style === 'pastel' ? lookIn(own, 'dark-mode') : inMode(lookIn(own, style), 'dark');

/**
 * A composed app in the style that its sentence asks for; the look that it was born with is kept beside.
 *
 * @param lookIn of styles.ts, or of night.ts where no style is asked for
 */
export function inStyle(design: AppDesign, { mode, style }: Brief, lookIn: LookIn): AppDesign {
  const { ownLook } = design;
  const isDark = mode?.value === 'dark';
  const look = isDark ? darkened(ownLook, style.value, lookIn) : lookIn(ownLook, style.value);
  return { ...design, look: { ...look, surface: ownLook.surface } };
}
