import type { Typeface } from '../model/theme';

type Pairing = readonly [
  display: Typeface,
  text: Typeface,
  weight: number,
  tracking: number,
  radii: readonly number[],
];

/** Typefaces for titles and text, weight and letter spacing of titles, and corner radii. */
export const pairings = {
  grotesk: ['bricolage', 'instrument', 690, -0.035, [20, 24, 28]],
  loud: ['bricolage', 'bricolage', 780, -0.05, [14, 28, 34]],
  serif: ['newsreader', 'instrument', 560, -0.02, [10, 16, 22]],
  plain: ['instrument', 'instrument', 660, -0.03, [12, 18, 24]],
  round: ['rounded', 'instrument', 720, -0.02, [28, 32, 36]],
  narrow: ['condensed', 'instrument', 740, -0.01, [8, 14, 20]],
  book: ['georgia', 'georgia', 600, -0.01, [6, 12, 18]],
  technical: ['mono', 'instrument', 640, -0.04, [6, 10, 16]],
} satisfies Record<string, Pairing>;

export type Voice = keyof typeof pairings;
