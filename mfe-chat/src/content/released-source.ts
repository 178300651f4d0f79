import { dataArrived } from '@appling/shared/federation/fetch-data';
import { releasedData } from '@appling/shared/federation/released-file';
import { kindFile, packFile, tripFile } from './file-names';
import { kinds } from './released-content';
import type { ContentSource } from './source';

/** Content of this release: fetched in the browser, read from the disk in Node. */
export const releasedSource: ContentSource = {
  async kind(name) {
    await dataArrived();
    return releasedData(kindFile(name), kinds[name] ?? '');
  },
  pack: ({ name, file }) => releasedData(packFile(name), file),
  trip: ({ name, file }) => releasedData(tripFile(name), file),
};
