import { lexiconOf, type Lexicon, type WordLists } from './lexicon';
import { borrowed, english } from '../../engine-data';

/** Each language is a file of its own, fetched when a text needs it. */
const others: Readonly<Record<string, () => Promise<WordLists>>> = {
  es: async () => (await import('./spanish')).spanish,
  de: async () => (await import('./german')).german,
  fr: async () => (await import('./french')).french,
  pt: async () => (await import('./portuguese')).portuguese,
  it: async () => (await import('./italian')).italian,
  tr: async () => (await import('./turkish')).turkish,
  zh: async () => (await import('./chinese')).chinese,
  ja: async () => (await import('./japanese')).japanese,
  ko: async () => (await import('./korean')).korean,
  ru: async () => (await import('./russian')).russian,
  ar: async () => (await import('./arabic')).arabic,
  id: async () => (await import('./indonesian')).indonesian,
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
