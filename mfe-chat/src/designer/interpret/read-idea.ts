import { dataArrived } from '@appling/runtime/federation/fetch-data';
import type { ContentSource } from '../../content/source';
import type { Brief } from './brief';
import { interpret, languageOfIdea } from './interpret';

/** Reads an idea in any of the thirteen languages: loads the word lists of its language first. */
export async function readIdea(idea: string, content: ContentSource): Promise<Brief> {
  await dataArrived();
  return interpret(idea, (await content.language(languageOfIdea(idea)))?.lexicon);
}
