import type { EditWords } from '../../content/edits.schema';
import en from '../../../content/languages/en/edits.json';

/** By ISO 639-1 code; English is there at once, others when they are loaded. */
export const editWords: Record<string, EditWords> = { en };

export const editLoaders: Readonly<Record<string, () => Promise<{ words: EditWords }>>> = {
  ar: () => import(/* webpackChunkName: "edits-ar" */ './words/ar.generated'),
  de: () => import(/* webpackChunkName: "edits-de" */ './words/de.generated'),
  es: () => import(/* webpackChunkName: "edits-es" */ './words/es.generated'),
  fr: () => import(/* webpackChunkName: "edits-fr" */ './words/fr.generated'),
  id: () => import(/* webpackChunkName: "edits-id" */ './words/id.generated'),
  it: () => import(/* webpackChunkName: "edits-it" */ './words/it.generated'),
  ja: () => import(/* webpackChunkName: "edits-ja" */ './words/ja.generated'),
  ko: () => import(/* webpackChunkName: "edits-ko" */ './words/ko.generated'),
  pt: () => import(/* webpackChunkName: "edits-pt" */ './words/pt.generated'),
  ru: () => import(/* webpackChunkName: "edits-ru" */ './words/ru.generated'),
  tr: () => import(/* webpackChunkName: "edits-tr" */ './words/tr.generated'),
  zh: () => import(/* webpackChunkName: "edits-zh" */ './words/zh.generated'),
};
