import type { ArchetypeName } from '../../../content/archetype-names';
import type { AppLanguage } from '../../../content/app-language';
import { indexOf, type NounIndex } from './noun-index';
import { setsOf, type GrammarSets } from './noun-phrases';

/** Word lists of a language in the form that reading wants. */
export interface ReadingWords {
  sets: GrammarSets;
  nouns: NounIndex;
  products: ReadonlyMap<string, ArchetypeName>;
}

const made = new WeakMap<AppLanguage, ReadingWords>();

/** Made once for each language. */
export function wordsFor(language: AppLanguage): ReadingWords {
  const known = made.get(language);
  if (known) return known;
  const isEnglish = language.grammar.articles.includes('the');
  const words: ReadingWords = {
    sets: setsOf(language.grammar),
    nouns: indexOf(language.nouns, isEnglish),
    products: new Map(Object.entries(language.products)),
  };
  made.set(language, words);
  return words;
}
