export const styleNames = [
  'coquette',
  'minimal',
  'pastel',
  'dark-mode',
  'colorful',
  'professional',
  'playful',
  'elegant',
] as const;
export type StyleName = (typeof styleNames)[number];

/** Three that the site ships, and four that every system has in its own form. */
export const typefaces = [
  'bricolage',
  'instrument',
  'newsreader',
  'rounded',
  'condensed',
  'georgia',
  'mono',
] as const;
export type Typeface = (typeof typefaces)[number];

/** Grounds that a component may lie on; numbers index `tints`. */
export const grounds = [
  'background',
  'surface',
  'hero',
  'accent',
  'bar',
  'sky',
  'ink',
  'tint0',
  'tint1',
  'tint2',
  'tint3',
  'tint4',
] as const;
export type Ground = (typeof grounds)[number];
