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

/** A noun: the word alone where its plural is regular and nothing else is known. */
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

/** What a category knows, and what stands for its nouns and kinds. */
export interface CategoryContent extends Category {
  /** Pictures by noun and by kind, in the language of the category. */
  pictures: Readonly<Record<string, PictureName>>;
  /** Nouns whose picture is none of their compounds. */
  alone: readonly string[];
  /** Its records are those that the sentence names, in its order. */
  isSaid?: boolean;
}

/** Mechanics and what they say. */
export interface ArchetypeContent {
  archetype: Omit<Archetype, '$schema' | 'log' | keyof ArchetypeSigns> & {
    log?: ReturnType<typeof logOf>;
  };
  phrases: Omit<Phrases['archetypes'][string], 'words'>;
}

/** Words that speak for an archetype in a sentence. */
export interface ArchetypeSigns {
  verbs: readonly string[];
  nouns: readonly string[];
  learnt: LearntWords;
  kinds: Readonly<Partial<Record<string, number>>>;
  categories: Readonly<Record<string, number>>;
}

/** What apps of one language are read and made with. */
export interface AppLanguage {
  /** ISO 639-1. */
  code: string;
  grammar: Grammar;
  /** By category. */
  nouns: Readonly<Record<string, readonly NounEntry[]>>;
  products: Readonly<Record<string, ArchetypeName>>;
  currencies: Currencies;
  /** Screens of what a sentence asks for beyond its archetype. */
  features: FeatureScreens;
  signs: Readonly<Record<string, ArchetypeSigns>>;
  /** What was learnt of which noun an app is about; while it is learnt there is none. */
  subjects?: Weights;
  texts: RecordTexts;
  shared: Phrases['shared'];
  /** Names of the archetypes. */
  labels: Readonly<Record<string, string>>;
  factKinds: FactKinds;
  /** Values of fields; undefined where nobody has written them. */
  facts?: Released<KnownFields>;
  /** Rows of parts by groups of nouns; undefined where nobody has written them. */
  rows?: Readonly<Record<string, Released<KnownRows>>>;
  archetypes: Readonly<Record<string, Released<ArchetypeContent>>>;
  categories: Readonly<Record<string, Released<CategoryContent>>>;
}

/** By noun in the singular. */
export type KnownRows = Readonly<Record<string, SampleRows>>;

/** Where archetypes and categories come from. */
export interface AppSource {
  archetype(name: string, language: AppLanguage): Promise<ArchetypeContent>;
  category(name: string, language: AppLanguage): Promise<CategoryContent>;
  facts(language: AppLanguage): Promise<KnownFields>;
  /** Rows of the nouns of a group. */
  rows(group: string, language: AppLanguage): Promise<KnownRows>;
}
