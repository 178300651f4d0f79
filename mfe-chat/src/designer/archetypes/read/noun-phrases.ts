import type { Grammar } from '../../../content/grammar.schema';
import { plainly, singularOf as singularByRule, stemOf } from '../../interpret/words';
import { pluralOf, type KnownNoun } from './noun-index';

export interface NounPhrase {
  from: number;
  to: number;
  one: string;
  many: string;
  known: KnownNoun | undefined;
  score: number;
  isPerson: boolean;
  /** Last word of its run, if that only holds or handles the noun: “sermon archive”. */
  end?: number;
  /** Nouns inside a longer phrase: “sheepdog trial” of “sheepdog trial weekend”. */
  parts?: readonly NounPhrase[];
}

export interface GrammarSets {
  articles: ReadonlySet<string>;
  closed: ReadonlySet<string>;
  forWords: ReadonlySet<string>;
  likeWords: ReadonlySet<string>;
  appNouns: ReadonlySet<string>;
  generic: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
  adjectives: ReadonlySet<string>;
  relative: ReadonlySet<string>;
  ofWords: ReadonlySet<string>;
}

const plainSet = (words: readonly string[] = []): ReadonlySet<string> =>
  new Set(words.map(plainly));

export const setsOf = (grammar: Grammar): GrammarSets => ({
  articles: plainSet(grammar.articles),
  closed: plainSet(grammar.closed),
  forWords: plainSet(grammar.forWords),
  likeWords: plainSet(grammar.likeWords),
  appNouns: plainSet(grammar.appNouns.flatMap((word) => [word, pluralOf(word)])),
  generic: plainSet(grammar.generic),
  verbs: new Set(grammar.verbs.flatMap((word) => [stemOf(plainly(word)), plainly(word)])),
  adjectives: plainSet(grammar.adjectives),
  relative: plainSet(grammar.relative),
  ofWords: plainSet(grammar.ofWords),
});

/** “tomatoes”, “heroes”; else the rule for reading features. */
export const singularOf = (plain: string): string =>
  /(?:[^aeiou])oes$/u.test(plain) && plain.length > 5 ? plain.slice(0, -2) : singularByRule(plain);

export const personal: ReadonlySet<string> = new Set([
  'patients',
  'workers',
  'learners',
  'family',
  'community',
  'customers',
]);
export const agent =
  /(?:[bcdfghjklmnpqrstvz](?:er|or)|ist|ian|ee|man|woman|men|women|people|keeper|smith|wright|maker)$/u;
