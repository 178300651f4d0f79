import type { Typeface } from '../../../model/theme-names';

/* Replaced for each design: see `font-packages.ts`. */

/** Files by font family. */
export const fontFiles: Readonly<Record<string, number>> = {};

export const cuts: Readonly<Partial<Record<Typeface, readonly (readonly [number, string])[]>>> = {};
