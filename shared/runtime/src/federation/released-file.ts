import { fetchFile } from './fetch-data';

/**
 * Data that becomes a file of its own in a release: build/data-module puts its hash where the object stands. Files may
 * hold others, so one hash in a script vouches for all of them.
 */
export class ReleasedFile<Data> {
  constructor(
    /** File name in the release; releases are flat. */
    readonly name: string,
    readonly data: Data,
  ) {}
}

/** In a release the hash of the file, `sha256-…`; in Node the file itself. */
export type Released<Data> = ReleasedFile<Data> | string;

/**
 * The data of a released file.
 *
 * @throws {TypeError} when it cannot be fetched, or is not the one that was released
 * @throws {DOMException} named TimeoutError, when it has not come in 20 s
 */
export async function releasedData<Data>(name: string, file: Released<Data>): Promise<Data> {
  return typeof file === 'string' ? fetchFile<Data>(name, file) : file.data;
}
