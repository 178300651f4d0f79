import { dataArrived } from '@appling/runtime/federation/fetch-data';
import type { ContentSource } from '../../content/source';
import type { Brief } from './brief';
import { readersFor } from './readers-for';
import { languageOfIdea, readBrief } from './read-brief';

/** Reads an idea in any of the thirteen languages: loads the word lists of its language first. */
export async function readIdea(idea: string, content: ContentSource): Promise<Brief> {
  await dataArrived();
  const own = (await content.language(languageOfIdea(idea)))?.lexicon;
  return readBrief(idea, own, await readersFor(idea, own));
}
