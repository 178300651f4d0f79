import type { WordLists } from '../../../content/lexicon.schema';
import { borrowed, english } from '../../engine-data';
import { lexiconOf, type Lexicon } from './lexicon';

const ready = new Map<WordLists, Lexicon>();

function lexicon(lists: WordLists): Lexicon {
  const known = ready.get(lists);
  if (known) return known;
  const made = lexiconOf(lists, lists === english ? [] : [english]);
  ready.set(lists, made);
  return made;
}

/** What to read a text with: the lists of its language and what all languages borrow, or English. */
export function lexiconsFor(language: string, own: WordLists | undefined): Lexicon[] {
  if (language === 'en') return [lexicon(english)];
  return own ? [lexicon(own), lexicon(borrowed)] : [lexicon(borrowed), lexicon(english)];
}
