import { arrived } from '@appling/shared/federation/fetch-data';
import { lexiconOf, type Lexicon, type WordLists } from './lexicon';
import { borrowed, english } from '../../engine-data';

/** Each language is a file of its own, fetched when a text needs it. */
const others: Readonly<Record<string, () => Promise<WordLists>>> = {
  es: async () => (await arrived(import('./spanish'))).spanish,
  de: async () => (await arrived(import('./german'))).german,
  fr: async () => (await arrived(import('./french'))).french,
  pt: async () => (await arrived(import('./portuguese'))).portuguese,
  it: async () => (await arrived(import('./italian'))).italian,
  tr: async () => (await arrived(import('./turkish'))).turkish,
  zh: async () => (await arrived(import('./chinese'))).chinese,
  ja: async () => (await arrived(import('./japanese'))).japanese,
  ko: async () => (await arrived(import('./korean'))).korean,
  ru: async () => (await arrived(import('./russian'))).russian,
  ar: async () => (await arrived(import('./arabic'))).arabic,
  id: async () => (await arrived(import('./indonesian'))).indonesian,
};

const ready = new Map<WordLists, Lexicon>();

function lexicon(lists: WordLists): Lexicon {
  const known = ready.get(lists);
  if (known) return known;
  const made = lexiconOf(lists);
  ready.set(lists, made);
  return made;
}

/** The word lists of a language other than English; undefined when there are none. */
export async function wordListsFor(language: string): Promise<WordLists | undefined> {
  return Object.hasOwn(others, language) ? others[language]?.() : undefined;
}

/** What to read a text with: the lists of its language and what all languages borrow, or English. */
export function lexiconsFor(language: string, own: WordLists | undefined): Lexicon[] {
  if (language === 'en') return [lexicon(english)];
  return own ? [lexicon(own), lexicon(borrowed)] : [lexicon(borrowed), lexicon(english)];
}
