import type { PackName, TripName } from '../../content/names.generated';
import type { ColorRoleName } from '../../content/colors.schema';
import type { FeatureName } from './features';
import type { KindName } from './kinds';
import type { StyleName } from '../model/theme';

/** One thing read from the text, with the words it came from: what "I heard" shows. */
export interface Finding<Value> {
  value: Value;
  /** The words as typed; empty when the value is a default that no word asked for. */
  words: string;
  /** Where those words begin in the text, in UTF-16 units; -1 for a default. */
  at: number;
}

export type FieldKind =
  | 'text'
  | 'number'
  | 'money'
  | 'date'
  | 'time'
  | 'duration'
  | 'place'
  | 'person'
  | 'choice'
  | 'photo'
  | 'yes-no'
  | 'rating';

/** A noun of the domain, as the app would store it. */
export interface Entity {
  singular: string;
  plural: string;
  /** The text names it, in one of these two forms. */
  isSaid: boolean;
  fields: readonly { name: string; kind: FieldKind; isSaid: boolean }[];
}

/** A screen that the text names, and which of the usual ones that is. */
export interface NamedScreen extends Finding<string> {
  place: string | undefined;
}

/** A form that a part takes where the text says so: a timer that counts up, a quiz that is a survey, units of length. */
export type Variant =
  | 'survey'
  | 'stopwatch'
  | 'phrases'
  | 'emoji'
  | 'length'
  | 'weight'
  | 'kitchen'
  | 'split'
  | 'pace'
  | 'profit';

/** A colour that the text names, and what it is for. */
export interface NamedColor extends Finding<string> {
  /** Its name as a reply has it: the hex as typed, or words in English. */
  said: string;
  /** Undefined for a colour of the whole app; `state` for a value such as “paid”. */
  role?: ColorRoleName | 'state' | undefined;
  /** That value, in small letters. */
  state?: string;
}

/** A journey: the content that it is filled with, and where it goes. */
export interface Trip {
  name: TripName;
  place: Finding<string>;
  /** Two nights, whatever else is said. */
  isWeekend: boolean;
}

/** What a sentence asks for. Pure data: the same text always gives an equal Brief. */
export interface Brief {
  /** The text, trimmed and bounded. */
  text: string;
  /** ISO 639-1. */
  language: string;
  direction: 'ltr' | 'rtl';
  kind: Finding<KindName>;
  /** The pack that the text names among those of its kind; else, for a journey, the trip. */
  subject: Finding<PackName> | undefined;
  trip: Trip | undefined;
  name: Finding<string> | undefined;
  /** The nouns that the text itself names first, then the kind's own. */
  entities: readonly Entity[];
  features: readonly Finding<FeatureName>[];
  /** Ruled out by the text ("no login"): compose never makes these. */
  excluded: readonly Finding<FeatureName>[];
  /** Screens that the text names literally, in its order. */
  screens: readonly NamedScreen[];
  /** The one of them that the app begins with. */
  home: NamedScreen | undefined;
  navigation: Finding<'tabs' | 'stack'> | undefined;
  mode: Finding<'light' | 'dark'> | undefined;
  /** Style words ("minimal", "glassy", "playful"), lower case, in the text's order. */
  styles: readonly Finding<string>[];
  /** The style that the app is drawn in; “coquette” and “minimal” by the rule of the specification. */
  style: Finding<StyleName>;
  /** Colours that the text names, as sRGB hex, in its order. */
  colors: readonly NamedColor[];
  /** The mood that the app is drawn in, by the name of its file, and further ones. */
  moods: readonly Finding<string>[];
  /** Looks that it asks for and that cannot be drawn together with the others, by their names. */
  undrawn: readonly Finding<string>[];
  /** Named by the text, or usual where its language is spoken. */
  currency: Finding<'£' | '$' | '€'> | undefined;
  variants: readonly Finding<Variant>[];
  /** Counts that the text names ("3 screens", "five habits"), by lower-case noun. */
  counts: Readonly<Record<string, number>>;
  /** 32-bit unsigned hash of the text: the only source of variation. */
  seed: number;
}

/** The Brief of a text that asks for nothing. */
export const emptyBrief: Brief = {
  text: '',
  language: 'en',
  direction: 'ltr',
  kind: { value: 'generic', words: '', at: -1 },
  subject: undefined,
  trip: undefined,
  name: undefined,
  entities: [],
  features: [],
  excluded: [],
  screens: [],
  home: undefined,
  navigation: undefined,
  mode: undefined,
  styles: [],
  style: { value: 'pastel', words: '', at: -1 },
  colors: [],
  moods: [],
  undrawn: [],
  currency: undefined,
  variants: [],
  counts: {},
  seed: 0,
};
