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

/** Two that the site ships, four that every system has in its own form, and display faces that are fetched when a look has them. */
export const typefaces = [
  'bricolage',
  'instrument',
  'newsreader',
  'rounded',
  'condensed',
  'georgia',
  'mono',
  'hand',
  'pixel',
  'didone',
  'deco',
  'poster',
  'wide',
  'bubble',
] as const;
export type Typeface = (typeof typefaces)[number];

/** How cards and controls stand out from the ground. */
export const surfaces = ['solid', 'glass', 'outline', 'raised', 'hard', 'glow', 'sketch'] as const;

/** Grounds that a component may lie on; numbers index `tints`. */
export const grounds = [
  'background',
  'surface',
  'hero',
  'accent',
  'button',
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
