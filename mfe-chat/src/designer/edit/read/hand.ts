import type { SingleOperation } from '../operation';
import type { ColorWords } from '../../../content/colors.schema';
import type { MoodWords } from '../../../content/mood.schema';
import type { DesignOptions } from '../../design-from';
import type { Lexicon } from '../../interpret/lexicon/lexicon';
import type { AppDesign } from '../../model/app-design';
import type { Spoken } from './spoken';
import { typed, type Token } from './tokens';

/** What “it” stands for after a clause: a screen, or a part of one. */
export type Focus = { screen: string } | { part: string };

/** What a clause is read with: the design as the clauses before it leave it, and the language that it is said in. */
export interface Hand {
  design: AppDesign;
  /** The whole sentence, which tokens are places of. */
  text: string;
  spoken: Spoken;
  lexicons: readonly Lexicon[];
  /** ISO 639-1 code of the language that it is said in. */
  language: string;
  /** Words for colours and moods. */
  colors?: ColorWords | undefined;
  moods?: MoodWords | undefined;
  options: DesignOptions;
  focus?: Focus | undefined;
  /** Other clauses came before this one. */
  isLater?: boolean;
  /** One before it gave a colour. */
  isPainted?: boolean;
  /** Its verb is that of the clause before. */
  isInherited?: boolean;
  /** What is plainly ordered is done as nearly as it can be, or said to be about something that is not there. */
  isLoose?: boolean;
  /** The clause before it, which “it” may be of. */
  before?: readonly Token[] | undefined;
  /** The row that the clause before it changed. */
  row?: { component: string; at: number } | undefined;
}

/** What a clause asks for, as edits of the design in hand. */
export interface Outcome {
  operations: readonly SingleOperation[];
  focus?: Focus;
  /** Looks that it gave, as adjectives, where the operations themselves do not say so. */
  look?: string;
  /** What it leaves undone. */
  undone?: readonly Token[];
  /** What it is about, where the design has no such thing. */
  absent?: string;
  /** Nothing else is meant, even where it changes nothing. */
  isSure?: boolean;
}

/** Reads one class of clauses; undefined where the clause is none of them, or names nothing that is there. */
export type Read = (
  tokens: readonly Token[],
  hand: Hand,
) => Outcome | undefined | Promise<Outcome | undefined>;

/** “This becomes that”: what is named, and what it is to be. */
export type Becomes = (
  from: readonly Token[],
  to: readonly Token[],
  hand: Hand,
) => Outcome | undefined | Promise<Outcome | undefined>;

/** An order about something that the design has not. */
export const missing = (said: readonly Token[], { text }: Hand): Outcome => ({
  operations: [],
  absent: typed(text, said),
});

export const done = (...operations: readonly SingleOperation[]): Outcome => ({ operations });
