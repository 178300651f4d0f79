import type { KnownNoun } from './read/noun-index';
import type { ArchetypeName } from '../../content/archetype-names';
import type { Brief, Finding } from '../interpret/brief';
import type { FeatureName } from '../interpret/features';

export interface Quote {
  text: string;
  /** Start in the text, in UTF-16 units. */
  at: number;
  as: 'heading' | 'button' | 'tagline' | 'tab' | 'figure' | 'text';
}

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
    | 'rows'
    | 'facts'
    /** A question that the first screen answers; `of` is who, when or where. */
    | 'question';
  texts: readonly string[];
  of?: string;
  values?: readonly string[];
}

export interface ListedItems {
  as: 'stages' | 'tasks' | 'rows';
  items: readonly string[];
  /** Prices or times of the rows, in the same order, as typed. */
  values?: readonly string[];
  of?: 'price' | 'time';
}

/** A list item that names a part of the app: “parts used”, “roll dice”, “menu (tacos, elotes)”. */
export interface ListedPart {
  title: string;
  /** Start in the text, in UTF-16 units. */
  at: number;
  noun: Pick<SubjectReading, 'one' | 'many' | 'category' | 'known'>;
  isSure: boolean;
  isAct: boolean;
  /** Words in brackets: its records, or facts of each record. */
  within: readonly string[];
  values?: readonly string[];
  of?: 'price' | 'time';
  isOfFacts: boolean;
  isOfSubject?: true;
}

export interface ListedScreen {
  name: string;
  /** Its name in the language of the brief, if the app has another language. */
  also: string;
  line: string;
  features: readonly FeatureName[];
  said: readonly SaidPart[];
  isOpened?: true;
}

export interface SubjectReading extends Finding<string> {
  one: string;
  many: string;
  category: string | undefined;
  known: KnownNoun | undefined;
  learnFrom?: { score: number; features: readonly string[] };
}

/** Something that people do in the app: “pre-order sourdough”, “say when they are done”. */
export interface ActReading extends Finding<string> {
  verb: string;
  object: string;
  /** It reads as a button label: “order the cheese”, not “have which key”. */
  isWay?: boolean;
}

/** Scores are only comparable by order; a manual choice has none. */
export type RankedArchetype = Finding<ArchetypeName> & { score?: number };

export interface Reading {
  brief: Brief;
  /** Best first, never empty. A choice by hand or by a list comes first whatever its score. */
  archetypes: readonly RankedArchetype[];
  /** The sentence names a model product and a subject: “Uber for lawn care”. */
  isAnalogy: boolean;
  /** Best first; empty without a noun. */
  subjects: readonly SubjectReading[];
  things: readonly SubjectReading[];
  /** Facts of each record, as typed: “with date, purpose and amount”. */
  facts: readonly string[];
  acts: readonly ActReading[];
  /** Users of the app, as typed; the person who uses this app first. */
  roles: readonly Finding<string>[];
  listed?: ListedItems | undefined;
  /** Text whose lists are read later: only generated apps need them. */
  toList?: string;
  parts?: readonly ListedPart[];
  isBare?: boolean;
  /** Name of the app by the first words of the text, in lower case: “boat booking”. */
  title?: string | undefined;
  /** Owner of an app given as a list of parts: “village hall”. Its first screen is an overview. */
  owner?: string;
  /** Subject of such an app besides owner and parts: the sneakers of a shop. */
  about?: SubjectReading;
  screens: readonly ListedScreen[];
  tabs: readonly string[];
  quotes: readonly Quote[];
  home: readonly SaidPart[];
  /** ISO 639-1 code of the app's language, which may differ from the brief's. */
  language: string;
  /** ISO 4217. */
  currency: string;
}

export type ReadSubjects = Pick<
  Reading,
  'archetypes' | 'subjects' | 'things' | 'facts' | 'acts' | 'roles' | 'title'
>;
