import englishTexts from '../../content/languages/en/samples.json';
import borrowedLists from '../../content/languages/shared/borrowed.json';
import controls from '../../content/languages/shared/controls.json';
import kindFamilies from '../../content/languages/shared/families.json';
import iconsOfGroups from '../../content/languages/shared/group-icons.json';
import kindLoudness from '../../content/languages/shared/loudness.json';
import lookWords from '../../content/languages/shared/looks.json';
import otherLanguages from '../../content/languages/shared/other-languages.json';
import thingWords from '../../content/languages/shared/things.json';
import { lexicons } from '../content/lexicons.generated';
import type { WordLists } from '../content/lexicon.schema';
import type { Looks } from '../content/looks.schema';
import type { Loudness } from '../content/loudness.schema';
import type { EnglishSamples } from '../content/language-samples.schema';
import type { IconName } from './drawings/icons';
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
/** Names, days and sample sentences of English apps. */
export const englishSamples = englishTexts as EnglishSamples;
/** Families of kinds that share sample sentences; all others are of the family `work`. */
export const families = kindFamilies.families as Readonly<Record<string, readonly string[]>>;
export const groupIcons = iconsOfGroups.icons as Readonly<Record<string, IconName>>;
/** Texts that the phone says by itself or that edits need: designs in another language carry them. */
export const controlKeys: readonly string[] = controls.controls;
export const things = thingWords as unknown as Things;
export const loudness = kindLoudness as Loudness;

/** How each language is recognised, and its direction where it is not from left to right. */
export const detections: Readonly<Record<string, Detection>> = {
  ...Object.fromEntries(
    Object.entries(lexicons as unknown as Record<string, WordLists>).map(
      ([code, { detection, direction }]) => [code, { ...detection, direction }],
    ),
  ),
  ...(otherLanguages.languages as Record<string, Detection>),
};

export { placeTable } from './compose/place-table';
export { recipes } from './compose/recipes';
export { pairings, suited, voices } from './compose/tastes';
