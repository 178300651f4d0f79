import type { Look } from '../model/theme';

/** Between the edges of a screen and what lies on it, in px. */
export const gutter = 22;

/** What space between components is multiplied by. */
export const breathing: Record<Look['density'], number> = { compact: 0.85, regular: 1, airy: 1.2 };

/** Between components that ask for no other space, in px. */
export const usualSpace = 14;
