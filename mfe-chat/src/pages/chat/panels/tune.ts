import type { AppDesign } from '../../../designer/model/app-design';
import type { Palette } from '../../../designer/model/theme';
import { contrast, luminance } from '../../../designer/themes/color';

export type Role = 'background' | 'text' | 'accent';
export const roles: readonly Role[] = ['background', 'text', 'accent'];

const withPalette = (design: AppDesign, palette: Palette): AppDesign => {
  const mode = luminance(palette.background) < 0.2 ? 'dark' : 'light';
  return { ...design, look: { ...design.look, palette, mode } };
};

/** Gives one role another colour; the palette is the visitor's own from then on. */
export const tune = (design: AppDesign, role: Role, color: string, name: string): AppDesign =>
  withPalette(design, { ...design.look.palette, name, [role]: color.toLowerCase() });

/** Colours and corners as the design had them when it was delivered. */
export function withLookOf(design: AppDesign, delivered: AppDesign): AppDesign {
  const { palette, radius, mode } = delivered.look;
  return { ...design, look: { ...design.look, palette, radius, mode } };
}

export const hasLookOf = ({ look }: AppDesign, { look: other }: AppDesign): boolean =>
  look.palette === other.palette && look.radius === other.radius;

export interface Reading {
  /** WCAG 2.2 level for body text; null when it fails. */
  level: 'AAA' | 'AA' | null;
  ratio: number;
}

/** How a colour reads on the background, cut to one decimal so that no ratio looks better than it is. */
export function readingOf({ background, ...palette }: Palette, role: 'text' | 'accent'): Reading {
  const ratio = Math.floor(contrast(palette[role], background) * 10) / 10;
  if (ratio >= 7) return { level: 'AAA', ratio };
  return { level: ratio >= 4.5 ? 'AA' : null, ratio };
}
