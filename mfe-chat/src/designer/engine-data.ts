/*
 * All that the engine looks up for any idea: words, sample texts, colours and letters. Browsers fetch what this module exports as data
 * (see rspack.config.ts): read it only after `dataArrived()`, never while modules are loaded.
 */
export { recipes } from './compose/recipes';
export { groupIcons, sampleTexts } from './compose/sample-texts';
export { pairings, suited, voices } from './compose/tastes';
export { borrowed } from './interpret/lexicon/borrowed';
export { english } from './interpret/lexicon/english';
export { functional } from './interpret/lexicon/functional-kinds';
export { littleWords } from './interpret/lexicon/little-words';
export { colorNames, colorTraps, styleWords } from './interpret/lexicon/looks';
export { fieldWords, notThings, things } from './interpret/lexicon/things';
