import type { IconName } from '../designer/drawings/icons';
import type { PictureName } from '../designer/drawings/picture-names';
import type { FeatureName } from '../designer/interpret/features';
import type { KindName } from '../designer/interpret/kinds';
import type { WordLists } from '../designer/interpret/lexicon/lexicon';
import type { Samples } from './samples.schema';

export type { KindName };
/** File names below `content/packs`, `content/trips`; generated unions once the folders exist. */
export type PackName = string;
export type TripName = string;

/** Where content comes from: fetched files in the browser, the folder on disk in Node. */
export interface ContentSource {
  /** Word lists of a language; undefined when there is no such language, and for English, which comes with the engine. */
  lexicon(language: string): Promise<WordLists | undefined>;
  /** A kind's own content, and the index of its packs. */
  kind(name: KindName): Promise<KindContent>;
  pack(name: PackName): Promise<PackContent>;
  trip(name: TripName): Promise<TripContent>;
  /** Interface texts by key and sample texts; undefined when there is no such language, and for English. */
  language(code: string): Promise<LanguageContent | undefined>;
}

/** What composing fills one app with: everything is loaded, nothing is asked for later. */
export interface AppContent {
  kind: KindContent;
  /** The curated subject that the sentence names. */
  pack?: PackContent;
  /** The journey that the sentence names, or one that is chosen. */
  trip?: TripContent;
  language?: LanguageContent;
}

export interface KindContent extends Omit<PackContent, 'words'> {
  /** Packs of this kind, in the order in which equal matches are decided. */
  packs: readonly PackEntry[];
}

/** A pack as the index of its kind lists it. */
export interface PackEntry {
  name: PackName;
  /** The words and phrases of which one must be in the sentence, in the singular. */
  words: readonly string[];
}

/** A record: what one row, card or detail screen shows. `{money 12.50}` is an amount in the app's currency. */
export interface ContentRecord {
  title: string;
  note: string;
  value: string;
  group: string;
  facts: readonly string[];
  icon?: IconName;
}

export interface ContentTask {
  text: string;
  icon?: IconName;
  note?: string;
  /** Ratio, 1 is done. */
  done?: number;
}

export interface PackContent {
  /** Names that an app may be given. */
  names: readonly string[];
  /** What one record is called, and several. */
  one: string;
  many: string;
  icon: IconName;
  pictures: readonly PictureName[];
  headline: string;
  figure: { value: string; caption: string };
  /** Labels of the facts of each record. */
  facts: readonly string[];
  records: readonly ContentRecord[];
  tasks: readonly ContentTask[];
  samples?: Partial<Samples>;
  layouts?: readonly string[];
  features?: readonly FeatureName[];
  /** What tabs are called here, by place. */
  tabs?: Readonly<Record<string, string>>;
}

export interface TripContent {
  /** The place, and other spellings of it. */
  place: string;
  spellings: readonly string[];
  pictures: readonly PictureName[];
  records: readonly ContentRecord[];
  tasks: readonly ContentTask[];
}

/** Owned by the languages area, which replaces this placeholder. */
export interface LanguageContent {
  /** Interface texts by key, the English text. */
  interface: Readonly<Record<string, string>>;
  samples: Readonly<Record<string, unknown>>;
}
