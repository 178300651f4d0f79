import { dataArrived } from '@appling/runtime/federation/fetch-data';
import { releasedData, type Released } from '@appling/runtime/federation/released-file';
import { colorWords, languages, moodsFile } from '../designer/engine-data';
import {
  appFile,
  COLORS,
  MOODS,
  archetypeFile,
  categoryFile,
  factsFile,
  offersFile,
  kindFile,
  languageFile,
  packFile,
  rowsFile,
  tripFile,
} from './file-names';
import { apps, kinds } from './released-content';
import type { ContentSource } from './source';

const fetched = new Map<string, Promise<unknown>>();

/** Cached: reading the sentence and composing the app both request the language. */
function fetchedOnce<Data>(name: string, file: Released<Data>): Promise<Data> {
  const known = fetched.get(name);
  if (known) return known as Promise<Data>;
  const coming = releasedData(name, file);
  fetched.set(name, coming);
  coming.catch(() => fetched.delete(name));
  return coming;
}

/** Fetches the release's content in browsers, reads it from disk in Node. */
export const releasedSource: ContentSource = {
  async kind(name) {
    await dataArrived();
    return releasedData(kindFile(name), kinds[name] ?? '');
  },
  pack: ({ name, file }) => releasedData(packFile(name), file),
  async language(code) {
    await dataArrived();
    const file = Object.hasOwn(languages, code) ? languages[code] : undefined;
    return file === undefined ? undefined : fetchedOnce(languageFile(code), file);
  },
  trip: ({ name, file }) => releasedData(tripFile(name), file),
  async moods() {
    await dataArrived();
    return fetchedOnce(MOODS, moodsFile);
  },
  async colors() {
    await dataArrived();
    return fetchedOnce(COLORS, colorWords);
  },
  async app(code) {
    await dataArrived();
    const file = Object.hasOwn(apps, code) ? apps[code] : undefined;
    return file === undefined ? undefined : fetchedOnce(appFile(code), file);
  },
  archetype: (name, { code, archetypes }) =>
    releasedData(archetypeFile(name, code), archetypes[name] ?? ''),
  category: (name, { code, categories }) =>
    releasedData(categoryFile(name, code), categories[name] ?? ''),
  rows: async (group, { code, rows }) =>
    rows?.[group] ? releasedData(rowsFile(code, group), rows[group]) : {},
  offers: ({ code, offers }) => releasedData(offersFile(code), offers),
  facts: async ({ code, facts }) => (facts ? releasedData(factsFile(code), facts) : {}),
};
