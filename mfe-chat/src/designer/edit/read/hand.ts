import type { SingleOperation } from '../operation';
import type { ColorWords } from '../../../content/colors.schema';
import type { MoodWords } from '../../../content/mood.schema';
import type { DesignOptions } from '../../design-from';
import type { Lexicon } from '../../interpret/lexicon/lexicon';
import type { AppDesign } from '../../model/app-design';
import type { Spoken } from './spoken';
import { typed, type Token } from './tokens';

/** What “it” refers to after a clause. */
export type Focus = { screen: string } | { part: string };

/** Context of a clause: the design after earlier clauses, and the language of the sentence. */
export interface Hand {
  design: AppDesign;
  /** The whole sentence; token positions refer to it. */
  text: string;
  spoken: Spoken;
  lexicons: readonly Lexicon[];
  /** ISO 639-1 code of the sentence. */
  language: string;
  colors?: ColorWords | undefined;
  moods?: MoodWords | undefined;
  options: DesignOptions;
  focus?: Focus | undefined;
  isLater?: boolean;
  isPainted?: boolean;
  /** The verb comes from the previous clause. */
  isInherited?: boolean;
  /** Guesses are allowed: do the nearest thing, or report the object as missing. */
  isLoose?: boolean;
  before?: readonly Token[] | undefined;
  row?: { component: string; at: number } | undefined;
}

export interface Outcome {
  operations: readonly SingleOperation[];
  focus?: Focus;
  /** Styles as adjectives, if the operations do not name them. */
  look?: string;
  undone?: readonly Token[];
  absent?: string;
  /** No other reading is possible, even if nothing changes. */
  isSure?: boolean;
}

/** Reads one class of clauses; undefined for all others. */
export type Read = (
  tokens: readonly Token[],
  hand: Hand,
) => Outcome | undefined | Promise<Outcome | undefined>;

export type Becomes = (
  from: readonly Token[],
  to: readonly Token[],
  hand: Hand,
) => Outcome | undefined | Promise<Outcome | undefined>;

export const missing = (said: readonly Token[], { text }: Hand): Outcome => ({
  operations: [],
  absent: typed(text, said),
});

export const done = (...operations: readonly SingleOperation[]): Outcome => ({ operations });
