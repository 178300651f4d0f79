import { dataArrived } from '@appling/shared/federation/fetch-data';
import type { Brief } from './brief';
import { interpret, languageOfIdea } from './interpret';
import { lexiconFor } from '../../content/languages';

/** Reads an idea in any of the thirteen languages: fetches the word lists of its language first. */
export async function readIdea(idea: string): Promise<Brief> {
  await dataArrived();
  return interpret(idea, await lexiconFor(languageOfIdea(idea)));
}
