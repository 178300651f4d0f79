import type { Brief } from '../../interpret/brief';
import type { AppDesign } from '../../model/app-design';
import type { Look, StyleName } from '../../model/theme';
import { inMode } from '../in-mode';
import { lookIn } from '../styles';

/** A style of its own stays one in the dark: “dark and elegant”. */
const darkened = (own: Look, style: StyleName): Look =>
  style === 'pastel' ? lookIn(own, 'dark-mode') : inMode(lookIn(own, style), 'dark');

/** A composed app in the style that its sentence asks for; the look that it was born with is kept beside. */
export function inStyle(design: AppDesign, { mode, style }: Brief): AppDesign {
  const { ownLook } = design;
  const isDark = mode?.value === 'dark';
  const look = isDark ? darkened(ownLook, style.value) : lookIn(ownLook, style.value);
  return { ...design, look: { ...look, surface: ownLook.surface } };
}
