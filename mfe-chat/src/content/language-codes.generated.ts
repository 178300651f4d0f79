export const languageCodes = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'id',
  'it',
  'ja',
  'ko',
  'pt',
  'ru',
  'tr',
  'zh',
] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** Languages with files that are fetched when a text needs them. */
export const lexiconFiles = {
  ar: () => import('../../content/languages/ar/lexicon.json'),
  de: () => import('../../content/languages/de/lexicon.json'),
  es: () => import('../../content/languages/es/lexicon.json'),
  fr: () => import('../../content/languages/fr/lexicon.json'),
  id: () => import('../../content/languages/id/lexicon.json'),
  it: () => import('../../content/languages/it/lexicon.json'),
  ja: () => import('../../content/languages/ja/lexicon.json'),
  ko: () => import('../../content/languages/ko/lexicon.json'),
  pt: () => import('../../content/languages/pt/lexicon.json'),
  ru: () => import('../../content/languages/ru/lexicon.json'),
  tr: () => import('../../content/languages/tr/lexicon.json'),
  zh: () => import('../../content/languages/zh/lexicon.json'),
};
