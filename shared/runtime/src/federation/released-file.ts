import { fetchFile } from './fetch-data';

/**
 * Data that becomes a file of its own in a release: `data-module` replaces the object by the file's hash. Files may
 * contain other files, so one hash in a script covers all of them.
 */
export class ReleasedFile<Data> {
  constructor(
    /** File name in the release; releases are flat. */
    readonly name: string,
    readonly data: Data,
  ) {}
}

/** The file's hash, `sha256-…`, in a release; the file itself in Node. */
export type Released<Data> = ReleasedFile<Data> | string;

/**
 * The data of a released file.
 *
 * @throws {TypeError} when it cannot be fetched or differs from the released one
 * @throws {DOMException} named TimeoutError, when it has not come in 20 s
 */
export async function releasedData<Data>(name: string, file: Released<Data>): Promise<Data> {
  return typeof file === 'string' ? fetchFile<Data>(name, file) : file.data;
}
