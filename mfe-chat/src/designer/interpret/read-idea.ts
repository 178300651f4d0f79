import { dataArrived } from '@appling/shared/federation/fetch-data';
import type { Brief } from './brief';
import { interpret, languageOfIdea } from './interpret';
import { releasedSource } from '../../content/released-source';

/** Reads an idea in any of the thirteen languages: fetches the word lists of its language first. */
export async function readIdea(idea: string): Promise<Brief> {
  await dataArrived();
  return interpret(idea, (await releasedSource.language(languageOfIdea(idea)))?.lexicon);
}
