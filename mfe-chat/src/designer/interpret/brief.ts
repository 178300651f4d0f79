import type { PackName, TripName } from '../../content/names.generated';
import type { ColorRoleName } from '../../content/colors.schema';
import type { FeatureName } from './features';
import type { KindName } from './kinds';
import type { StyleName } from '../model/theme';

/** One value read from the text and the words that named it; shown to the visitor as "I heard". */
export interface Finding<Value> {
  value: Value;
  /** The words as typed; empty for a default value. */
  words: string;
  /** Start of the words in the text, in UTF-16 units; -1 for a default. */
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

export interface Entity {
  singular: string;
  plural: string;
  isSaid: boolean;
  fields: readonly { name: string; kind: FieldKind; isSaid: boolean }[];
}

export interface NamedScreen extends Finding<string> {
  place: string | undefined;
}

/** A form of a component that the text asks for: a timer that counts up, a quiz that is a survey. */
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

export interface NamedColor extends Finding<string> {
  /** Display name: the hex code as typed, or English words. */
  said: string;
  /** Undefined for a colour of the whole app; `state` for the colour of a value such as “paid”. */
  role?: ColorRoleName | 'state' | undefined;
  state?: string;
}

export interface Trip {
  name: TripName;
  place: Finding<string>;
  isWeekend: boolean;
}

/** What a sentence asks for. Pure data: the same text always gives an equal Brief. */
export interface Brief {
  text: string;
  language: string;
  direction: 'ltr' | 'rtl';
  kind: Finding<KindName>;
  subject: Finding<PackName> | undefined;
  trip: Trip | undefined;
  name: Finding<string> | undefined;
  /** The nouns that the text names, then those of the kind. */
  entities: readonly Entity[];
  features: readonly Finding<FeatureName>[];
  /** Features that the text rules out ("no login"). */
  excluded: readonly Finding<FeatureName>[];
  screens: readonly NamedScreen[];
  home: NamedScreen | undefined;
  navigation: Finding<'tabs' | 'stack'> | undefined;
  mode: Finding<'light' | 'dark'> | undefined;
  styles: readonly Finding<string>[];
  /** “coquette” and “minimal” follow the rule of the specification (`styleInLetters`). */
  style: Finding<StyleName>;
  colors: readonly NamedColor[];
  moods: readonly Finding<string>[];
  /** Looks that the text asks for and that contradict the chosen ones. */
  undrawn: readonly Finding<string>[];
  /** Named by the text, or usual where its language is spoken. */
  currency: Finding<'£' | '$' | '€'> | undefined;
  variants: readonly Finding<Variant>[];
  /** Counts that the text names ("3 screens", "five habits"), by lower-case noun. */
  counts: Readonly<Record<string, number>>;
  /** 32-bit unsigned hash of the text: the only source of variation. */
  seed: number;
}

export const hasLook = ({ mode, styles, moods, colors, undrawn }: Brief): boolean =>
  mode !== undefined || [styles, moods, colors, undrawn].some(({ length }) => length > 0);

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
