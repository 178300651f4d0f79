import type { Word } from '../../interpret/words';
import type { ForeignNouns } from './foreign-nouns';
import type { KnownNoun } from './noun-index';
import { personal, type GrammarSets, type NounPhrase } from './noun-phrases';

/** A noun phrase before it is weighed. */
export type Found = Omit<NounPhrase, 'score'>;

/** What reading a text in a language other than English wants. */
export interface ForeignText {
  text: string;
  words: readonly Word[];
  sets: GrammarSets;
  nouns: ForeignNouns;
  code: string;
  open: (at: number) => boolean;
}

/** A noun of the dictionary, where it was found. */
export const foundOf = (noun: KnownNoun, from: number, to: number): Found => ({
  from,
  to,
  one: noun.one,
  many: noun.many,
  known: noun,
  isPerson: personal.has(noun.category),
});
