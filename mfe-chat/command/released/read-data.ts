import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/* Replaces federation/fetch-data in the packed command: released files are in the same folder. */
const here = path.dirname(fileURLToPath(import.meta.url));

const coming: Promise<void>[] = [];

export const fetchFile = async <Data>(file: string): Promise<Data> =>
  JSON.parse(await readFile(path.join(here, file), 'utf8')) as Data;

export function fetchData(file: string, _integrity: string, take: (data: never) => void): void {
  coming.push(fetchFile<never>(file).then(take));
}

export async function dataArrived(): Promise<void> {
  await Promise.all(coming);
}

export async function arrived<Module>(module: Promise<Module>): Promise<Module> {
  const exports = await module;
  await dataArrived();
  return exports;
}
