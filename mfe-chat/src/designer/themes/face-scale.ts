import type { Typeface } from '../model/theme';

/** Corrects faces that look wide or small. */
export const faceScale: Readonly<Partial<Record<Typeface, number>>> = {
  wide: 0.78,
  deco: 0.86,
  mono: 0.88,
  pixel: 0.92,
  hand: 1.08,
};
