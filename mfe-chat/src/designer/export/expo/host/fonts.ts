import type { Typeface } from '../../../model/theme-names';

/* Written for each design: see `font-packages.ts`. */

/** The files of the fonts, by the names under which texts ask for them. */
export const fontFiles: Readonly<Record<string, number>> = {};

/** The weights of each face that has files, from light to bold. */
export const cuts: Readonly<Partial<Record<Typeface, readonly (readonly [number, string])[]>>> = {};
