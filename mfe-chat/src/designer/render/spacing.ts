/** Between the edges of a screen and what lies on it, in px. */
export const gutter = 22;

/** Between components that ask for no other space, in px. */
export const usualSpace = 14;
