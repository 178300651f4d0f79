/** Most that a file of a picture may have, in bytes and in pixels. */
export const MOST_FILE = 20_000_000;
export const MOST_PIXELS = 50_000_000;
/** The longest side that is kept: three pixels for each of the phone's 390. */
export const LONGEST = 1170;
/** Most that a design may show, and what they may take together, in bytes. */
export const MOST_PICTURES = 20;
export const MOST_BYTES = 4_000_000;
