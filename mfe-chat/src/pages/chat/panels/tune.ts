import type { AppDesign } from '../../../designer/model/app-design';
import type { Palette } from '../../../designer/model/theme';
import { contrast } from '../../../designer/themes/color';

export const roles = ['background', 'text', 'accent'] as const;
export type TunedRole = (typeof roles)[number];

/** Compares values, because stored palettes are other objects. */
export const hasLookOf = ({ look }: AppDesign, { look: other }: AppDesign): boolean =>
  look.radius === other.radius && JSON.stringify(look.palette) === JSON.stringify(other.palette);

export interface Reading {
  /** WCAG 2.2 level for body text; null if it fails. */
  level: 'AAA' | 'AA' | null;
  ratio: number;
}

/** Rounds down, so that no ratio looks better than it is. */
export function readingOf({ background, ...palette }: Palette, role: 'text' | 'accent'): Reading {
  const ratio = Math.floor(contrast(palette[role], background) * 10) / 10;
  if (ratio >= 7) return { level: 'AAA', ratio };
  return { level: ratio >= 4.5 ? 'AA' : null, ratio };
}
