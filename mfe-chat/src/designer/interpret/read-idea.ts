import { dataArrived } from '@appling/runtime/federation/fetch-data';
import type { ContentSource } from '../../content/source';
import type { Brief } from './brief';
import { readersFor } from './readers-for';
import { languageOfIdea, readBrief } from './read-brief';

export async function readIdea(idea: string, content: ContentSource): Promise<Brief> {
  await dataArrived();
  const own = (await content.language(languageOfIdea(idea)))?.lexicon;
  return readBrief(idea, own, await readersFor(idea, own));
}
