import type { Brief } from './brief';
import { interpret, languageOfIdea } from './interpret';
import { wordListsFor } from './lexicon/lexicons';

/** Reads an idea in any of the thirteen languages: fetches the word lists of its language first. */
export async function readIdea(idea: string): Promise<Brief> {
  return interpret(idea, await wordListsFor(languageOfIdea(idea)));
}
