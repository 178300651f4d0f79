import { dataArrived } from '@appling/shared/federation/fetch-data';
import { releasedData, type Released } from '@appling/shared/federation/released-file';
import { languages } from '../designer/engine-data';
import { kindFile, languageFile, packFile, tripFile } from './file-names';
import { kinds } from './released-content';
import type { ContentSource, LanguageContent } from './source';

const fetched = new Map<string, Promise<LanguageContent>>();

/** Fetched once: a language is asked for to read the sentence, and again to compose the app. */
function languageOf(code: string, file: Released<LanguageContent>): Promise<LanguageContent> {
  const known = fetched.get(code);
  if (known) return known;
  const coming = releasedData(languageFile(code), file);
  fetched.set(code, coming);
  coming.catch(() => fetched.delete(code));
  return coming;
}

/** Content of this release: fetched in the browser, read from the disk in Node. */
export const releasedSource: ContentSource = {
  async kind(name) {
    await dataArrived();
    return releasedData(kindFile(name), kinds[name] ?? '');
  },
  pack: ({ name, file }) => releasedData(packFile(name), file),
  async language(code) {
    await dataArrived();
    const file = Object.hasOwn(languages, code) ? languages[code] : undefined;
    return file === undefined ? undefined : languageOf(code, file);
  },
  trip: ({ name, file }) => releasedData(tripFile(name), file),
};
