import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { openCompressionCache, type CompressionCache } from './compression-cache.ts';
import { PART, writeWhole } from './write-whole.ts';

const TEXT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|ics)$/;
/** Smaller files, in bytes, are not compressed. */
const WORTHWHILE = 512;

const brotli = promisify(brotliCompress);
const brotliOpened = promisify(brotliDecompress);
const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);

interface Form {
  ending: '.br' | '.gz';
  way: string;
  make: (content: Buffer) => Promise<Buffer>;
  open: (form: Buffer, limit: number) => Promise<Buffer>;
}

const GZIP: Form = {
  ending: '.gz',
  way: 'gz9',
  make: (content) => gzipped(content, { level: 9 }),
  open: (form, maxOutputLength) => gunzipped(form, { maxOutputLength }),
};

function formsOf(file: string): Form[] {
  const quality = brotliQuality(file);
  return [
    {
      ending: '.br',
      way: `br${quality}`,
      make: (content) =>
        brotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
      open: (form, maxOutputLength) => brotliOpened(form, { maxOutputLength }),
    },
    GZIP,
  ];
}

/** Compresses ahead on the other cores; {@link precompress} with the same cache uses the result. */
export function compressAhead(file: string, content: Buffer, cache: CompressionCache): void {
  // Errors surface in `precompress`.
  for (const form of formsOf(file)) compress(form, content, cache).catch(() => {});
}

/** Writes a `.br` and a `.gz` for every text file of a folder, and removes unfinished files of a killed build. */
export async function precompress(folder: string, cache?: CompressionCache): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const unfinished = files.filter((file) => file.endsWith(PART));
  await Promise.all(unfinished.map((file) => rm(file, { force: true })));
  const known = cache ?? (await openCompressionCache());
  await compressFiles(files, { cache: known });
  await known.sweep();
}

interface Compressing {
  cache?: CompressionCache;
  /** Returns the live file at the path of a compressed one, if it is another file. */
  olderOf?: (form: string) => string;
  parts?: string;
}

/** Writes a `.br` and a `.gz` for text files. Decodes existing ones to check them, since file times are not reliable. */
export async function compressFiles(
  files: readonly string[],
  { cache, olderOf, parts }: Compressing = {},
): Promise<void> {
  const known = cache ?? (await openCompressionCache());
  const texts = files.filter((file) => TEXT.test(file) && path.basename(file) !== 'release.json');
  await Promise.all(
    texts.map(async (file) => {
      const content = await readFile(file);
      for (const form of formsOf(file)) {
        const target = file + form.ending;
        if (content.length < WORTHWHILE) {
          await rm(target, { force: true });
          continue;
        }
        const there = await readFile(target).catch(() => null);
        if (there && (await isFormOf(content, there, form))) continue;
        const made = await compress(form, content, known);
        writeWhole(target, made, { older: olderOf?.(target), parts });
      }
    }),
  );
}

async function isFormOf(content: Buffer, form: Buffer, { open }: Form): Promise<boolean> {
  // Stops at the first byte over the limit.
  const opened = await open(form, content.length).catch(() => null);
  return opened?.equals(content) ?? false;
}

function compress(form: Form, content: Buffer, cache: CompressionCache): Promise<Buffer> {
  return cache.get(content, form.way, {
    make: () => form.make(content),
    isValid: (known) => isFormOf(content, known, form),
  });
}

/** Quality 11 takes three times as long as 10: scripts and sheets, which are few, shrink by about 2 %, pages by 1.3 %. */
function brotliQuality(file: string): number {
  return /\.(?:js|css|json)$/.test(file) ? 11 : 10;
}
