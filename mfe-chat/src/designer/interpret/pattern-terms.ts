import type { Term } from '../../content/lexicon.schema';
import { isPictographic, plainly, wordsOf, type Word } from './words';

export interface Terms {
  stems: Set<string>;
  exact: Set<string>;
  starts: string[];
  parts: string[];
  plural: boolean;
}

export type Step = { gap: number } | Terms;

export interface Grammar {
  /** How plain terms match: by English stem, by singular and plural only, or (default) by the start of a word. */
  stems?: 'stem' | 'single';
  groups?: Readonly<Record<string, readonly Term[]>>;
  fillers: ReadonlySet<string>;
}

/** Prefix length of the index, in letters. */
export const bucketLength = 2;

export const isOne = (terms: Terms, word: Word, by: 'stem' | 'single') =>
  terms.stems.has(word[by]) ||
  terms.exact.has(word.plain) ||
  (word.bare !== word.plain && terms.exact.has(word.bare)) ||
  terms.starts.some((start) => word.plain.startsWith(start) || word.bare.startsWith(start)) ||
  terms.parts.some((part) => word.plain.includes(part)) ||
  (terms.plural && isPlural(word));

const isPlural = ({ plain, stem }: Word) => /^[a-z]{3,}[^su]s$/u.test(plain) && plain !== stem;

const nothing = (): Terms => ({
  stems: new Set(),
  exact: new Set(),
  starts: [],
  parts: [],
  plural: false,
});

export function termsOf(alternatives: readonly Term[], grammar: Grammar): Terms {
  const terms = nothing();
  const add = (term: Term) => {
    if (typeof term === 'string') for (const word of wordsOf(term)) addWord(terms, word, grammar);
    else if ('exact' in term) terms.exact.add(plainly(term.exact));
    else if ('start' in term) terms.starts.push(plainly(term.start));
    else if ('anywhere' in term) terms.parts.push(plainly(term.anywhere));
    else if ('group' in term) for (const each of grammar.groups?.[term.group] ?? []) add(each);
    else terms.plural = true;
  };
  for (const term of alternatives) add(term);
  return terms;
}

function addWord(terms: Terms, word: Word, { stems }: Grammar) {
  if (isPictographic(word.plain) || word.plain.length < bucketLength) terms.exact.add(word.plain);
  else if (stems) terms.stems.add(word[stems]);
  else terms.starts.push(word.plain);
}

export const stepsIn = (text: string, grammar: Grammar): Terms[] =>
  wordsOf(text).map((word) => {
    const terms = nothing();
    addWord(terms, word, grammar);
    return terms;
  });
