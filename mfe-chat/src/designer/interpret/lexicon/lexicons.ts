import { english } from './english';
import { lexiconOf, type Lexicon, type WordLists } from './lexicon';

const lists: Readonly<Record<string, WordLists>> = { en: english };
const ready = new Map<string, Lexicon>();

function lexicon(language: string): Lexicon | undefined {
  const known = ready.get(language);
  const written = lists[language];
  if (known || !written) return known;
  const made = lexiconOf(written);
  ready.set(language, made);
  return made;
}

/** The word lists to read a language with: its own, then the words that all languages borrow. */
export function lexiconsFor(language: string): Lexicon[] {
  return [lexicon(language) ?? lexicon('en')].filter((found) => found !== undefined);
}
