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
import type { Detection } from './interpret/detection';

/*
 * All that the engine looks up for any idea: words, sample texts, colours and letters. Browsers fetch what this module exports as data
 * (see rspack.config.ts): read it only after `dataArrived()`, never while modules are loaded.
 */
const { en, ...others } = readLanguages();
if (!en) throw new Error('content/languages/en is missing.');
const moods = readMoods();

/** Every language but English is a file of its own, fetched when a text needs it. */
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

/** How each language is recognised, and its direction where it is not from left to right. */
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
/** Names and days of English apps; their sentences come with the kinds. */
export const englishSamples: Omit<EnglishSamples, 'families'> = speech;
/** Words that most languages borrow, read besides the words of the text's own language. */
export const borrowed = readShared<WordLists>('shared/borrowed.json');
export const looks = readShared<Looks>('shared/looks.json');
/** What names a mood in English, and moods that rule out others. */
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
/** What is read by the kind: the features that it implies, the things that it keeps, what its words count. */
export const byKind = readings;
/** Texts that the phone says by itself or that edits need: designs in another language carry them. */
export const controlKeys = readShared<{ controls: readonly string[] }>(
  'shared/controls.json',
).controls;

export { placeTable } from '../content/place-table';
export { recipes } from './compose/recipes';
export { pairings } from './compose/pairings';
