/*
 * What the phone draws from. Browsers fetch what this module exports as data (see rspack.config.ts): read it only after
 * `dataArrived()`, never while modules are loaded.
 */
export { icons } from './icons';
export { earlyPictures, pictureFiles } from './picture-files';
