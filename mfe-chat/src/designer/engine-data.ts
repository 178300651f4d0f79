import borrowedLists from '../../content/languages/shared/borrowed.json';
import kindLoudness from '../../content/languages/shared/loudness.json';
import lookWords from '../../content/languages/shared/looks.json';
import otherLanguages from '../../content/languages/shared/other-languages.json';
import thingWords from '../../content/languages/shared/things.json';
import { lexicons } from '../content/languages.generated';
import type { WordLists } from '../content/lexicon.schema';
import type { Looks } from '../content/looks.schema';
import type { Loudness } from '../content/loudness.schema';
import type { Things } from '../content/things.schema';
import type { Detection } from './interpret/language';

/*
 * All that the engine looks up for any idea: words, sample texts, colours and letters. Browsers fetch what this module exports as data
 * (see rspack.config.ts): read it only after `dataArrived()`, never while modules are loaded.
 */
const listsOf = ({ $schema, detection, ...lists }: WordLists): WordLists => lists;

export const english = listsOf(lexicons.en as unknown as WordLists);
export const borrowed = listsOf(borrowedLists as unknown as WordLists);
export const looks = lookWords as unknown as Looks;
export const things = thingWords as unknown as Things;
export const loudness = kindLoudness as Loudness;

/** How each language is recognised, and its direction where it is not from left to right. */
export const detections: Readonly<Record<string, Detection>> = {
  ...Object.fromEntries(
    Object.entries(lexicons as unknown as Record<string, WordLists>).map(
      ([code, { detection, direction }]) => [code, { ...detection, direction }],
    ),
  ),
  ...(otherLanguages as unknown as Record<string, Detection>),
};

export { placeTable } from './compose/place-table';
export { recipes } from './compose/recipes';
export { groupIcons, kindsOf, sampleTexts } from './compose/sample-texts';
export { pairings, suited, voices } from './compose/tastes';
