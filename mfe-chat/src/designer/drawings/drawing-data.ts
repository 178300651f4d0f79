import type { IconName } from './icon-names.generated';
import outlines from './icons.json';

/* Data of the phone. Browsers fetch these exports (see rspack.config.ts): read them only after `dataArrived()`. */

/** Lucide icons (ISC licence), 24 × 24, one stroked path each: the SVG writer draws them without React. */
export const icons: Readonly<Record<IconName, string>> = outlines;

export { earlyPictures, groupFiles, pictureFiles } from './picture-files';
