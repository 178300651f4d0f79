import { fetchFile } from './fetch-data';

/**
 * Data that becomes a separate file of a release: `data-module` replaces the object with the file's hash. Files may
 * contain other files, so one hash in a script covers all of them.
 */
export class ReleasedFile<Data> {
  constructor(
    readonly name: string,
    readonly data: Data,
  ) {}
}

/** In a release the file's hash, `sha256-…`; in Node the file itself. */
export type Released<Data> = ReleasedFile<Data> | string;

/** Returns the data of a released file; rejects as {@link fetchFile} does. */
export async function releasedData<Data>(name: string, file: Released<Data>): Promise<Data> {
  return typeof file === 'string' ? fetchFile<Data>(name, file) : file.data;
}
