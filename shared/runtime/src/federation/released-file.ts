import { fetchFile } from './fetch-data';

/** Data that `data-module` moves into a file of the release and replaces with the file's hash. */
export class ReleasedFile<Data> {
  constructor(
    readonly name: string,
    readonly data: Data,
  ) {}
}

/** In a release the file's hash, `sha256-…`; in Node the file itself. */
export type Released<Data> = ReleasedFile<Data> | string;

export async function releasedData<Data>(name: string, file: Released<Data>): Promise<Data> {
  return typeof file === 'string' ? fetchFile<Data>(name, file) : file.data;
}
