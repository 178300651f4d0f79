import type { AppLanguage } from '../../../content/app-language';
import { detections } from '../../engine-data';
import type { Brief } from '../../interpret/brief';

/** English apps for a language that is recognised and no more: its frequent words are no nouns, and no word of it is English. */
export const unspoken = (english: AppLanguage, code: string): AppLanguage => ({
  ...english,
  code,
  nouns: {},
  signs: Object.fromEntries(
    Object.entries(english.signs).map(([name, own]) => [
      name,
      { ...own, verbs: [], nouns: [], hints: [] },
    ]),
  ),
  grammar: {
    $schema: english.grammar.$schema,
    articles: [],
    closed: detections[code]?.words ?? [],
    forWords: [],
    likeWords: [],
    appNouns: ['app'],
    generic: [],
    verbs: [],
    adjectives: [],
  },
});

/** Without the kind and the features that English words were heard for. */
export const unheard = (brief: Brief): Brief => ({
  ...brief,
  kind: { value: 'generic', words: '', at: -1 },
  features: [],
});
