import { ReleasedFile, type Released } from '@appling/runtime/federation/released-file';
import type { ColorWords } from '../content/colors.schema';
import { COLORS, languageFile, MOODS } from '../content/file-names';
import type { EnglishSamples } from '../content/language-samples.schema';
import { kindReadings } from '../content/kind-readings';
import type { EnglishWordLists, WordLists } from '../content/lexicon.schema';
import type { LearntLanguages } from '../content/learnt-languages.schema';
import type { Looks } from '../content/looks.schema';
import type { Mood } from '../content/mood.schema';
import { moodLooks, moodOpposites, moodWordsIn } from '../content/mood-index';
import { readKinds, readMoods } from '../content/read-content';
import { readLanguages, readShared } from '../content/read-languages';
import type { LanguageContent } from '../content/source';
import { paletteOf, type OwnPalette } from './compose/palettes';
import { recipes, type RecipeName } from './compose/recipes';
import type { Detection } from './interpret/detection';

/*
 * Words, sample texts, colours and letters. Browsers fetch these exports as data (see rspack.config.ts):
 * read them only after `dataArrived()`, never while modules load.
 */
const { en, ...others } = readLanguages();
if (!en) throw new Error('content/languages/en is missing.');
const moods = readMoods();

/** Each language except English is a file, fetched when a text needs it. */
export const languages: Readonly<Record<string, Released<LanguageContent>>> = Object.fromEntries(
  Object.entries(others).map(([code, { lexicon, ...content }]) => {
    const { detection: _detection, ...lists } = lexicon;
    const data = {
      lexicon: { ...lists, moods: moodWordsIn(moods, code) },
      ...content,
    } as LanguageContent;
    return [code, new ReleasedFile(languageFile(code), data)];
  }),
);

const { detection: enDetection, ...enLists }: EnglishWordLists = en.lexicon;
const { words: kindWords, ...readings } = kindReadings(readKinds());

const { languages: learnt } = readShared<LearntLanguages>('shared/learnt-languages.json');

export const detections: Readonly<Record<string, Detection>> = {
  en: { ...enDetection, learnt: learnt['en'] ?? {} },
  ...Object.fromEntries(
    Object.entries(others).map(([code, { lexicon }]) => {
      const { detection, direction } = lexicon;
      return [
        code,
        {
          ...detection,
          ...(direction && { direction }),
          ...(learnt[code] && { learnt: learnt[code] }),
        },
      ];
    }),
  ),
  ...readShared<{ languages: Record<string, Detection> }>('shared/other-languages.json').languages,
};

export const english: WordLists = { ...enLists, kinds: kindWords };
const { families: _sentences, ...speech } = en.samples as EnglishSamples;
export const englishSamples: Omit<EnglishSamples, 'families'> = speech;
/** Words borrowed by most languages, read in addition to the text's own. */
export const borrowed = readShared<WordLists>('shared/borrowed.json');
export const looks = readShared<Looks>('shared/looks.json');
export const englishMoods = moodWordsIn(moods, 'en');
export const opposites = moodOpposites(moods);
/** Fetched when a sentence names a mood. */
export const moodsFile: Released<Readonly<Record<string, Mood>>> = new ReleasedFile(
  MOODS,
  moodLooks(moods),
);
/** Fetched when a sentence may name colours. */
export const colorWords: Released<ColorWords> = new ReleasedFile(
  COLORS,
  readShared<ColorWords>('../colors.json'),
);
export const byKind = readings;
/** Texts of the phone and of edits: designs in other languages contain them. */
export const controlKeys = readShared<{ controls: readonly string[] }>(
  'shared/controls.json',
).controls;

export { placeTable } from '../content/place-table';
/** Colours of new apps, by name, without those that follow from others; computed here, so that browsers need not. */
export const ownPalettes = Object.fromEntries(
  Object.entries(recipes).map(([key, recipe]): [string, OwnPalette] => {
    const { background, accent, vivid, hero, heroText, tints, art } = paletteOf(recipe);
    return [
      key,
      {
        background,
        accent,
        vivid,
        hero,
        tints,
        art,
        ...(heroText === art.light && { isLight: 1 }),
      },
    ];
  }),
) as Readonly<Record<RecipeName, OwnPalette>>;
export { pairings } from './compose/pairings';
