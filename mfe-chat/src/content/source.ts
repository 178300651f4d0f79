import type { Released } from '@appling/runtime/federation/released-file';
import type { AppLanguage, AppSource } from './app-language';
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

/** Where content comes from: fetched files in the browser, the folder on disk in Node. */
export interface ContentSource extends AppSource {
  /** A kind's own content, and the index of its packs. */
  kind(name: KindName): Promise<KindContent>;
  /** A pack that the index of its kind lists. */
  pack(entry: PackEntry): Promise<PackContent>;
  /** A trip that the index of its kind lists. */
  trip(entry: TripEntry): Promise<TripContent>;
  /** Words and texts of a language; undefined for English, which comes with the engine, and where there is none. */
  language(code: string): Promise<LanguageContent | undefined>;
  /** How all moods are drawn, by name. */
  moods(): Promise<Readonly<Record<string, Mood>>>;
  /** Names of colours and of what they are for. */
  colors(): Promise<ColorWords>;
  /** What apps of a language are read and made with; undefined where there is nothing. */
  app(code: string): Promise<AppLanguage | undefined>;
}

/** A pack as the index of its kind lists it. */
export interface PackEntry {
  name: PackName;
  /** The words and phrases that name it in a sentence, in the singular. */
  words: readonly string[];
  file: Released<PackContent>;
}

/** A trip as the index of its kind lists it. */
export interface TripEntry {
  name: TripName;
  /** The place and other spellings of it; empty for the trip to any other place. */
  places: readonly string[];
  /** One of those that sentences get which name no place. */
  hasTurn: boolean;
  file: Released<TripContent>;
}

interface Index {
  /** The mechanics that its apps have, as the archetypes name their kinds. */
  archetype?: ArchetypeName;
  /** In the order of their file names, which decides between equal matches. */
  packs: readonly PackEntry[];
  /** What its apps keep. */
  things?: readonly Thing[];
  /** English sample sentences that it shares with other kinds; its own come first. */
  family: Samples;
}

export interface PlainKindContent extends Omit<PlainKindFile, '$schema' | 'reading'>, Index {
  /** It has the content of this kind, but its own names, which its packs take too. */
  like?: KindName;
}

export interface JourneyKindContent extends Omit<JourneyKindFile, '$schema' | 'reading'>, Index {
  /** In the order of their turns, then of their names: the first that is named is chosen. */
  trips: readonly TripEntry[];
}

export type KindContent = PlainKindContent | JourneyKindContent;

/** Word lists of a language, and its words for moods. */
export type LanguageWords = WordLists & { moods?: MoodWords };

/** Words by which a language other than English is read, and what apps say in it. */
export interface LanguageContent {
  lexicon: LanguageWords;
  /** Texts of the interface, by their English text. */
  interface: InterfaceTexts;
  samples: LanguageSamples;
}

/** What composing fills one app with, all of it loaded. */
export interface AppContent {
  kind: KindContent;
  /** The curated subject that the sentence names. */
  pack?: PackContent;
  /** The journey that the sentence names, or one of those that have a turn. */
  trip?: { place: string; content: TripContent };
  /** What the app says, where that is not English. */
  language?: LanguageContent;
}
