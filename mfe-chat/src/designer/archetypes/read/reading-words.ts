import type { ArchetypeName } from '../../../content/archetype-names';
import type { Grammar } from '../../../content/grammar.schema';
import type { AppLanguage } from '../../../content/app-language';
import { isPictographic, wordsOf, type Word } from '../../interpret/words';
import { indexOf, type NounIndex } from './noun-index';
import { setsOf, type GrammarSets } from './noun-phrases';
import { speechOf, type Speech } from './speech';

export interface ReadingWords {
  sets: GrammarSets;
  speech: Speech;
  nouns: NounIndex;
  products: ReadonlyMap<string, ArchetypeName>;
  bare: readonly string[];
  lists: Grammar['lists'];
  isFact: (label: string) => boolean;
}

const made = new WeakMap<AppLanguage, ReadingWords>();

export function wordsFor(language: AppLanguage): ReadingWords {
  const known = made.get(language);
  if (known) return known;
  const isEnglish = language.grammar.articles.includes('the');
  // In English “dates” are facts of a record, but “tables” are things.
  const formOf = ({ plain, stem }: Word) => (isEnglish ? plain : stem);
  const keyOf = (label: string) => wordsOf(label).map(formOf).join(' ');
  const facts = new Set(
    [...Object.values(language.texts.facts), language.grammar.attributes ?? []].flat().map(keyOf),
  );
  const isFact = (label: string) =>
    facts.has(keyOf(label)) ||
    (!isPictographic(label) && wordsOf(label).some((word) => facts.has(formOf(word))));
  const words: ReadingWords = {
    sets: setsOf(language.grammar),
    speech: speechOf(language.grammar),
    nouns: indexOf(language.nouns, isEnglish),
    isFact,
    bare: language.grammar.bare ?? [],
    lists: language.grammar.lists,
    products: new Map(Object.entries(language.products)),
  };
  made.set(language, words);
  return words;
}
