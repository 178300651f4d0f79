import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { openCompressionCache, type CompressionCache } from './compression-cache.ts';

const TEXT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|ics)$/;
/** Below this many bytes a compressed answer is no smaller on the wire. */
const WORTHWHILE = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses on the other cores what will be a file soon. {@link precompress} with the same cache finds it done. */
export function compressAhead(file: string, content: Buffer, cache: CompressionCache): void {
  // Who writes the file waits for it, and is told what went wrong.
  compress(file, content, cache).catch(() => {});
}

/**
 * Writes a `.br` and a `.gz` beside every text file, where there is none that is newer. What was compressed before, by
 * this build or an earlier one, is not compressed again.
 *
 * @param folder absolute path of the composed site, or of a part of it
 * @param cache holds what was compressed ahead
 */
export async function precompress(folder: string, cache?: CompressionCache): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name) && entry.name !== 'release.json')
    .map((entry) => path.join(entry.parentPath, entry.name));
  const known = cache ?? (await openCompressionCache());
  await Promise.all(files.map((file) => compressFile(file, known)));
  await known.sweep();
}

async function compressFile(file: string, cache: CompressionCache): Promise<void> {
  const { mtimeMs, size } = await stat(file);
  if (size < WORTHWHILE) return;
  const known = await stat(`${file}.br`).catch(() => undefined);
  if (known && known.mtimeMs >= mtimeMs) return;
  const [small, plain] = await compress(file, await readFile(file), cache);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, plain)]);
}

function compress(file: string, content: Buffer, cache: CompressionCache) {
  const quality = brotliQuality(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return Promise.all([
    cache.get(content, `br${quality}`, () => brotli(content, { params })),
    cache.get(content, 'gz9', () => gzipped(content, { level: 9 })),
  ]);
}

/**
 * The best quality takes three times as long as the one below. It makes scripts 1.7 % smaller and sheets 2.2 %, which are
 * few and change seldom, as are data files; of pages and pictures 1.3 % and 1.9 %, which are most of the bytes of a build.
 */
function brotliQuality(file: string): number {
  return /\.(?:js|css|json)$/.test(file) ? 11 : 10;
}
