import type { IconName } from './icon-names.generated';
import outlines from './icons.json';

/*
 * What the phone draws from. Browsers fetch what this module exports as data (see rspack.config.ts): read it only after
 * `dataArrived()`, never while modules are loaded.
 */

/** Outlines of Lucide icons (ISC licence), 24 × 24, one stroke path each: the picture writer draws them outside React. */
export const icons: Readonly<Record<IconName, string>> = outlines;

export { earlyPictures, groupFiles, pictureFiles } from './picture-files';
