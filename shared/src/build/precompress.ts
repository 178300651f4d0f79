import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|ics)$/;
/** Below this many bytes a compressed answer is no smaller on the wire. */
const WORTHWHILE = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside every text file, where there is none that is newer.
 *
 * @param folder absolute path of the composed site
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name) && entry.name !== 'release.json')
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const { mtimeMs, size } = await stat(file);
  if (size < WORTHWHILE) return;
  const known = await stat(`${file}.br`).catch(() => undefined);
  if (known && known.mtimeMs >= mtimeMs) return;
  const content = await readFile(file);
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  };
  await Promise.all([
    brotli(content, options).then((small) => writeFile(`${file}.br`, small)),
    gzipped(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
