import type { Enumerated } from '../reading';

/** What the sentence asks of records beyond their category. */
export interface Asked {
  facts: readonly string[];
  /** Facts whose value is a person. */
  persons: ReadonlySet<string>;
  /** Fields of which the sentence names the answers; a list is filtered by the first. */
  choices: readonly Enumerated[];
}
