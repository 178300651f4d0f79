import type { EditWords } from '../../content/edits.schema';
import en from '../../../content/languages/en/edits.json';

/** By ISO 639-1 code; English is there at once, others when they are loaded. */
export const editWords: Record<string, EditWords> = { en };

export const editLoaders: Readonly<Record<string, () => Promise<{ default: EditWords }>>> = {
  ar: () => import(/* webpackChunkName: "edits-ar" */ '../../../content/languages/ar/edits.json'),
  de: () => import(/* webpackChunkName: "edits-de" */ '../../../content/languages/de/edits.json'),
  es: () => import(/* webpackChunkName: "edits-es" */ '../../../content/languages/es/edits.json'),
  fr: () => import(/* webpackChunkName: "edits-fr" */ '../../../content/languages/fr/edits.json'),
  id: () => import(/* webpackChunkName: "edits-id" */ '../../../content/languages/id/edits.json'),
  it: () => import(/* webpackChunkName: "edits-it" */ '../../../content/languages/it/edits.json'),
  ja: () => import(/* webpackChunkName: "edits-ja" */ '../../../content/languages/ja/edits.json'),
  ko: () => import(/* webpackChunkName: "edits-ko" */ '../../../content/languages/ko/edits.json'),
  pt: () => import(/* webpackChunkName: "edits-pt" */ '../../../content/languages/pt/edits.json'),
  ru: () => import(/* webpackChunkName: "edits-ru" */ '../../../content/languages/ru/edits.json'),
  tr: () => import(/* webpackChunkName: "edits-tr" */ '../../../content/languages/tr/edits.json'),
  zh: () => import(/* webpackChunkName: "edits-zh" */ '../../../content/languages/zh/edits.json'),
};
