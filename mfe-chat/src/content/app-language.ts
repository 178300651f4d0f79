import type { Released } from '@appling/runtime/federation/released-file';
import type { IconName } from '../designer/drawings/icon-names.generated';
import type { PictureName } from '../designer/drawings/picture-names';
import type { Archetype } from './archetype.schema';
import type { logOf } from './archetype-log';
import type { ArchetypeName } from './archetype-names';
import type { Category } from './category.schema';
import type { Currencies } from './currencies.schema';
import type { FactKinds, KnownFields } from './fact-values.schema';
import type { SampleRows } from './sample-rows.schema';
import type { FeatureScreens } from './feature-screens.schema';
import type { Grammar } from './grammar.schema';
import type { LearntWords, Weights } from './learnt.schema';
import type { Phrases } from './phrases.schema';
import type { RecordTexts } from './records.schema';

/** A plain word has a regular plural and no other facts. */
export type NounEntry =
  | string
  | {
      one: string;
      many?: string;
      also?: readonly string[];
      whole?: true;
      mass?: true;
      icon?: IconName;
    };

/** A category with its pictures. */
export interface CategoryContent extends Category {
  pictures: Readonly<Record<string, PictureName>>;
  /** Nouns whose picture does not apply to their compounds. */
  alone: readonly string[];
  /** The records are those named in the sentence, in its order. */
  isSaid?: boolean;
}

export interface ArchetypeContent {
  archetype: Omit<Archetype, '$schema' | 'log' | keyof ArchetypeSigns> & {
    log?: ReturnType<typeof logOf>;
  };
  phrases: Omit<Phrases['archetypes'][string], 'words'>;
}

export interface ArchetypeSigns {
  verbs: readonly string[];
  nouns: readonly string[];
  learnt: LearntWords;
  kinds: Readonly<Partial<Record<string, number>>>;
  categories: Readonly<Record<string, number>>;
}

export interface AppLanguage {
  /** ISO 639-1. */
  code: string;
  grammar: Grammar;
  nouns: Readonly<Record<string, readonly NounEntry[]>>;
  products: Readonly<Record<string, ArchetypeName>>;
  currencies: Currencies;
  /** Screens for requested features that the archetype lacks. */
  features: FeatureScreens;
  signs: Readonly<Record<string, ArchetypeSigns>>;
  /** Absent while the weights are learnt. */
  subjects?: Weights;
  texts: RecordTexts;
  shared: Phrases['shared'];
  labels: Readonly<Record<string, string>>;
  factKinds: FactKinds;
  /** Values of fields; undefined if the language has none. */
  facts?: Released<KnownFields>;
  /** Sample rows by groups of nouns; undefined if the language has none. */
  rows?: Readonly<Record<string, Released<KnownRows>>>;
  offers: Released<KnownOffers>;
  archetypes: Readonly<Record<string, Released<ArchetypeContent>>>;
  categories: Readonly<Record<string, Released<CategoryContent>>>;
}

/** By place; places and things in the singular. */
export type KnownOffers = Readonly<Record<string, { archetype: ArchetypeName; thing: string }>>;

/** By noun in the singular. */
export type KnownRows = Readonly<Record<string, Omit<SampleRows, 'also'>>>;

export interface AppSource {
  archetype(name: string, language: AppLanguage): Promise<ArchetypeContent>;
  category(name: string, language: AppLanguage): Promise<CategoryContent>;
  facts(language: AppLanguage): Promise<KnownFields>;
  rows(group: string, language: AppLanguage): Promise<KnownRows>;
}
