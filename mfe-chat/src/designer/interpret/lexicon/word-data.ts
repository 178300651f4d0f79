/*
 * All words that the first reading of any idea looks up. Browsers fetch what this module exports as data (see
 * rspack.config.ts): read it only after `dataArrived()`, never while modules are loaded.
 */
export { borrowed } from './borrowed';
export { english } from './english';
export { colorNames, colorTraps, styleWords } from './looks';
export { fieldWords, notThings, things } from './things';
