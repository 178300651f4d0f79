import type { Word } from '../../interpret/words';
import type { ForeignNouns } from './foreign-nouns';
import type { KnownNoun } from './noun-index';
import { personal, type GrammarSets, type NounPhrase } from './noun-phrases';

export type Found = Omit<NounPhrase, 'score'>;

export interface ForeignText {
  text: string;
  words: readonly Word[];
  sets: GrammarSets;
  nouns: ForeignNouns;
  code: string;
  open: (at: number) => boolean;
}

export const foundOf = (noun: KnownNoun, from: number, to: number): Found => ({
  from,
  to,
  one: noun.one,
  many: noun.many,
  known: noun,
  isPerson: personal.has(noun.category),
});
