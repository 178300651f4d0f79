import type { KnownNoun } from './read/noun-index';
import type { ArchetypeName } from '../../content/archetype-names';
import type { Brief, Finding } from '../interpret/brief';
import type { FeatureName } from '../interpret/features';

/** A text that the sentence quotes, and what it is said to be. */
export interface Quote {
  text: string;
  /** Index in the text, in UTF-16 units. */
  at: number;
  as: 'heading' | 'button' | 'tagline' | 'tab' | 'figure' | 'text';
}

/** What a line says should stand on a screen, in its own words. */
export interface SaidPart {
  as:
    | 'heading'
    | 'text'
    | 'button'
    | 'figure'
    | 'figures'
    | 'actions'
    | 'choices'
    | 'fields'
    | 'labels'
    /** Rows of records with these fields, and one record with them. */
    | 'rows'
    | 'facts'
    /** What the first screen answers; `of` is what is asked for: who, when, where. */
    | 'question';
  texts: readonly string[];
  /** What the rows are, as typed: “jars”. */
  of?: string;
  /** Values of figures, in the order of the texts. */
  values?: readonly string[];
}

/** A list that the sentence gives: the stages of a board, tasks to tick off, wares. */
export interface ListedItems {
  as: 'stages' | 'tasks' | 'rows';
  /** As typed. */
  items: readonly string[];
  /** Prices or times of rows, in their order, as typed. */
  values?: readonly string[];
  of?: 'price' | 'time';
}

/** An item of a list that names a part of the app: “parts used”, “roll dice”, “menu (tacos, elotes)”. */
export interface ListedPart {
  /** As typed, with a capital. */
  title: string;
  /** Index in the text, in UTF-16 units. */
  at: number;
  noun: Pick<SubjectReading, 'one' | 'many' | 'category' | 'known'>;
  /** The noun is known, or of several. */
  isSure: boolean;
  /** Something that is done. */
  isAct: boolean;
  /** What it holds, by the words in brackets: its records, or what is kept of each. */
  within: readonly string[];
  /** Prices or times of these records, in their order, as typed. */
  values?: readonly string[];
  of?: 'price' | 'time';
  isOfFacts: boolean;
  /** It shows what the app is about: “products”. */
  isOfSubject?: true;
}

/** A screen that the sentence lists. */
export interface ListedScreen {
  name: string;
  /** Its name in the language of the brief, where that is not the app's. */
  also: string;
  /** What else is said of it. */
  line: string;
  features: readonly FeatureName[];
  said: readonly SaidPart[];
  /** It opens from a row of another screen. */
  isOpened?: true;
}

/** The noun that a reading takes for the subject. */
export interface SubjectReading extends Finding<string> {
  one: string;
  many: string;
  /** Name of its category; undefined for a noun that nothing is known of. */
  category: string | undefined;
  /** What the word list says of it. */
  known: KnownNoun | undefined;
  /** While weights are learnt: how much its place speaks for it, and the features that carry weights. */
  learnFrom?: { score: number; features: readonly string[] };
}

/** Something that people do in the app: “pre-order sourdough”, “say when they are done”. */
export interface ActReading extends Finding<string> {
  /** In its base form. */
  verb: string;
  /** What it is done to, as typed; '' where the sentence does not say. */
  object: string;
  /** It reads as a button: “order the cheese”, not “have which key” or “wait till a fixer is free”. */
  isWay?: boolean;
}

/** An archetype with its score, of which only the order means something; none where it was chosen and not ranked. */
export type RankedArchetype = Finding<ArchetypeName> & { score?: number };

/** What a sentence asks for, beyond kind and features: mechanics, subject, roles, screens and texts. */
export interface Reading {
  brief: Brief;
  /** Best first; at least one. One that was chosen by hand or by a list comes first whatever its score. */
  archetypes: readonly RankedArchetype[];
  /** The sentence names a product as its model, and a subject for it: “Uber for lawn care”. */
  isAnalogy: boolean;
  /** Best first; empty where the sentence has no noun. */
  subjects: readonly SubjectReading[];
  /** Further things that the app keeps, in the order of the sentence: “rehearsals, songs and the members”. */
  things: readonly SubjectReading[];
  /** What is kept of each record, as typed: “with date, purpose and amount”. */
  facts: readonly string[];
  /** What people do in the app, in the order of the sentence. */
  acts: readonly ActReading[];
  /** Who uses the app, as typed; the one who holds the phone first. */
  roles: readonly Finding<string>[];
  listed?: ListedItems | undefined;
  /** The text where its lists are not read yet: they matter to apps that are made, not to curated ones. */
  toList?: string;
  /** Parts of the app by the lists of the sentence, in its order. */
  parts?: readonly ListedPart[];
  /** The sentence wants nothing beyond what it says: “nothing else”. */
  isBare?: boolean;
  /** Whose app it is, where the sentence lists the parts of the app: “village hall”. Its first screen is then an overview. */
  owner?: string;
  /** What such an app is about beside its owner and its parts: the sneakers of a shop. */
  about?: SubjectReading;
  screens: readonly ListedScreen[];
  tabs: readonly string[];
  quotes: readonly Quote[];
  /** What the brief says of the first screen beyond a list of screens. */
  home: readonly SaidPart[];
  /** ISO 639-1 code of the language of the app, which a brief may ask for in another language. */
  language: string;
  /** ISO 4217. */
  currency: string;
}

/** What is read otherwise in English than in other languages. */
export type ReadSubjects = Pick<
  Reading,
  'archetypes' | 'subjects' | 'things' | 'facts' | 'acts' | 'roles'
>;
