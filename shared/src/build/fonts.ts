import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHARED_SRC } from './places.ts';

/** Where the cut fonts are kept; `npm run fonts` writes them. */
export const FONT_FOLDER = path.join(SHARED_SRC, 'styles/fonts');

/** In that folder, what the sheet says of each. */
export const FACES = 'faces.json';

/** Ends the name of a font file that only characters beyond our own words need. */
export const REST = '-rest';

/** What an `@font-face` says of one file. */
export interface FontFace {
  file: string;
  family: string;
  weight: string;
  /** As `unicode-range` writes it. */
  range: string;
}

/** Faces of the site's fonts. */
export function fontFaces(): FontFace[] {
  return JSON.parse(readFileSync(path.join(FONT_FOLDER, FACES), 'utf8')) as FontFace[];
}

/** Whether pages preload this file of the shell's build. */
export function isPreloadedFont(file: string): boolean {
  return file.endsWith('.woff2') && !file.includes(`${REST}.`);
}
