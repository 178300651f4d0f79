import type { Released } from '@appling/runtime/federation/released-file';
import type { AppLanguage, AppSource, KnownOffers } from './app-language';
import type { ArchetypeName } from './archetype-names';
import type { JourneyKindFile, PlainKindFile } from './kind.schema';
import type { InterfaceTexts } from './interface.schema';
import type { LanguageSamples } from './language-samples.schema';
import type { WordLists } from './lexicon.schema';
import type { ColorWords } from './colors.schema';
import type { Mood, MoodWords } from './mood.schema';
import type { KindName, PackName, TripName } from './names.generated';
import type { PackContent } from './pack.schema';
import type { Samples } from './samples.schema';
import type { Thing } from './things.schema';
import type { TripContent } from './trip.schema';

export type { KindName, PackContent, PackName, TripContent, TripName };

export interface ContentSource extends AppSource {
  kind(name: KindName): Promise<KindContent>;
  pack(entry: PackEntry): Promise<PackContent>;
  trip(entry: TripEntry): Promise<TripContent>;
  /** Returns undefined for English, which is part of the engine, and for unknown languages. */
  language(code: string): Promise<LanguageContent | undefined>;
  moods(): Promise<Readonly<Record<string, Mood>>>;
  colors(): Promise<ColorWords>;
  /** Returns undefined when the language has no archetypes. */
  app(code: string): Promise<AppLanguage | undefined>;
  offers(language: AppLanguage): Promise<KnownOffers>;
}

export interface PackEntry {
  name: PackName;
  /** Words and phrases that select it, in the singular. */
  words: readonly string[];
  file: Released<PackContent>;
}

export interface TripEntry {
  name: TripName;
  /** The place and its spellings; empty for the trip to any other place. */
  places: readonly string[];
  /** May be chosen when the sentence names no place. */
  hasTurn: boolean;
  file: Released<TripContent>;
}

interface Index {
  /** Default archetype of its apps. */
  archetype?: ArchetypeName;
  /** In the order of file names, which decides between equal matches. */
  packs: readonly PackEntry[];
  things?: readonly Thing[];
  /** English sentences shared with other kinds; the kind's own come first. */
  family: Samples;
}

export interface PlainKindContent extends Omit<PlainKindFile, '$schema' | 'reading'>, Index {
  /** The kind whose content it uses, under its own names. */
  like?: KindName;
}

export interface JourneyKindContent extends Omit<JourneyKindFile, '$schema' | 'reading'>, Index {
  /** By priority, then by name: the first match wins. */
  trips: readonly TripEntry[];
}

export type KindContent = PlainKindContent | JourneyKindContent;

export type LanguageWords = WordLists & { moods?: MoodWords };

export interface LanguageContent {
  lexicon: LanguageWords;
  /** By English text. */
  interface: InterfaceTexts;
  samples: LanguageSamples;
}

export interface AppContent {
  kind: KindContent;
  pack?: PackContent;
  /** The journey that the sentence names, or a default one. */
  trip?: { place: string; content: TripContent };
  /** Undefined for English. */
  language?: LanguageContent;
}
