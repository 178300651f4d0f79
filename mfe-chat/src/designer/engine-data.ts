/*
 * All that the engine looks up for any idea: words, sample texts, colours and letters. Browsers fetch what this module exports as data
 * (see rspack.config.ts): read it only after `dataArrived()`, never while modules are loaded.
 */
export { placeTable } from '../content/place-table';
export { recipes } from './compose/recipes';
export { groupIcons, kindsOf, sampleTexts } from './compose/sample-texts';
export { pairings, suited, voices } from './compose/tastes';
export { borrowed } from './interpret/lexicon/borrowed';
export { emphasisWords } from './interpret/lexicon/emphasis-words';
export { english } from './interpret/lexicon/english';
export { functional, named } from './interpret/lexicon/functional-kinds';
export { littleWords } from './interpret/lexicon/little-words';
export {
  colorNames,
  colorTraps,
  lookSigns,
  modeWords,
  styleWords,
} from './interpret/lexicon/looks';
export { fieldWords, notThings, things } from './interpret/lexicon/things';
