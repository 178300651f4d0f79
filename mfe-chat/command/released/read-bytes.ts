import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/* In the packed command, stands for export/assets/bytes-at: fonts lie beside the command. */
const here = path.dirname(fileURLToPath(import.meta.url));

export const bytesAt = async (address: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(path.join(here, address)));
