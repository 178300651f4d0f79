import type { AppDesign } from '../../../designer/model/app-design';
import type { Palette } from '../../../designer/model/theme';
import { contrast } from '../../../designer/themes/color';

export const roles = ['background', 'text', 'accent'] as const;
export type TunedRole = (typeof roles)[number];

/** By value: a palette that came out of storage is another object. */
export const hasLookOf = ({ look }: AppDesign, { look: other }: AppDesign): boolean =>
  look.radius === other.radius && JSON.stringify(look.palette) === JSON.stringify(other.palette);

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
