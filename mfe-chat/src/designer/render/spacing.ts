/** Side margin of a screen, in px. */
export const gutter = 22;

/** Default space between components, in px. */
export const usualSpace = 14;
