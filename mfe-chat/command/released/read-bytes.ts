import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/* Replaces export/assets/bytes-at in the packed command: fonts are in the same folder. */
const here = path.dirname(fileURLToPath(import.meta.url));

export const bytesAt = async (address: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(path.join(here, address)));
