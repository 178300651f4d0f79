/** Files of a language, each fetched when a text needs it; English comes with the engine. */
export const languageFiles = {
  ar: {
    lexicon: () => import('../../content/languages/ar/lexicon.json'),
    interface: () => import('../../content/languages/ar/interface.json'),
    samples: () => import('../../content/languages/ar/samples.json'),
  },
  de: {
    lexicon: () => import('../../content/languages/de/lexicon.json'),
    interface: () => import('../../content/languages/de/interface.json'),
    samples: () => import('../../content/languages/de/samples.json'),
  },
  es: {
    lexicon: () => import('../../content/languages/es/lexicon.json'),
    interface: () => import('../../content/languages/es/interface.json'),
    samples: () => import('../../content/languages/es/samples.json'),
  },
  fr: {
    lexicon: () => import('../../content/languages/fr/lexicon.json'),
    interface: () => import('../../content/languages/fr/interface.json'),
    samples: () => import('../../content/languages/fr/samples.json'),
  },
  id: {
    lexicon: () => import('../../content/languages/id/lexicon.json'),
    interface: () => import('../../content/languages/id/interface.json'),
    samples: () => import('../../content/languages/id/samples.json'),
  },
  it: {
    lexicon: () => import('../../content/languages/it/lexicon.json'),
    interface: () => import('../../content/languages/it/interface.json'),
    samples: () => import('../../content/languages/it/samples.json'),
  },
  ja: {
    lexicon: () => import('../../content/languages/ja/lexicon.json'),
    interface: () => import('../../content/languages/ja/interface.json'),
    samples: () => import('../../content/languages/ja/samples.json'),
  },
  ko: {
    lexicon: () => import('../../content/languages/ko/lexicon.json'),
    interface: () => import('../../content/languages/ko/interface.json'),
    samples: () => import('../../content/languages/ko/samples.json'),
  },
  pt: {
    lexicon: () => import('../../content/languages/pt/lexicon.json'),
    interface: () => import('../../content/languages/pt/interface.json'),
    samples: () => import('../../content/languages/pt/samples.json'),
  },
  ru: {
    lexicon: () => import('../../content/languages/ru/lexicon.json'),
    interface: () => import('../../content/languages/ru/interface.json'),
    samples: () => import('../../content/languages/ru/samples.json'),
  },
  tr: {
    lexicon: () => import('../../content/languages/tr/lexicon.json'),
    interface: () => import('../../content/languages/tr/interface.json'),
    samples: () => import('../../content/languages/tr/samples.json'),
  },
  zh: {
    lexicon: () => import('../../content/languages/zh/lexicon.json'),
    interface: () => import('../../content/languages/zh/interface.json'),
    samples: () => import('../../content/languages/zh/samples.json'),
  },
};
