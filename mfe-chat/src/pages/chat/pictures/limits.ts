/** Limits of a picture file, in bytes and in pixels. */
export const MOST_FILE = 20_000_000;
export const MOST_PIXELS = 50_000_000;
/** Longest stored side in px: three times the phone's 390. */
export const LONGEST = 1170;
/** Limits per design, in pictures and in bytes. */
export const MOST_PICTURES = 20;
export const MOST_BYTES = 4_000_000;
