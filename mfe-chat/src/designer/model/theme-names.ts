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

/** Two shipped fonts, four system fonts, and display fonts that are fetched when a look uses them. */
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

export const surfaces = ['solid', 'glass', 'outline', 'raised', 'hard', 'glow', 'sketch'] as const;

/** Numbers are indexes of `tints`. */
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
