import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './places.ts';

const FOLDER = path.join(ROOT, '.cache/compressed');
/** What no build has asked for in this time is thrown away. */
const KEPT_MS = 14 * 86_400_000;

/** Compressed contents by what was compressed: a build compresses only what no build before has. */
export interface CompressionCache {
  /**
   * @param way names the kind of compression, with all that its result depends on
   * @param make compresses; called once for the same content, however many files have it
   */
  get(content: Buffer, way: string, make: () => Promise<Buffer>): Promise<Buffer>;
  /** Removes what no build has asked for in a long time. */
  sweep(): Promise<void>;
}

/** Opens the cache, which may be deleted at any time. */
export async function openCompressionCache(): Promise<CompressionCache> {
  await mkdir(FOLDER, { recursive: true });
  const asked = new Map<string, Promise<Buffer>>();
  return {
    get(content, way, make) {
      const name = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${way}`;
      const known = asked.get(name) ?? readOrMake(name, make);
      asked.set(name, known);
      return known;
    },
    async sweep() {
      const now = Date.now();
      for (const name of await readdir(FOLDER)) {
        const file = path.join(FOLDER, name);
        // Other builds use this folder too: what was listed may be renamed or thrown away by now.
        if (asked.has(name)) await utimes(file, now / 1000, now / 1000).catch(() => {});
        const age = now - ((await stat(file).catch(() => undefined))?.mtimeMs ?? now);
        if (age > KEPT_MS) await rm(file, { force: true });
      }
    },
  };
}

async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(FOLDER, name);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  // A build that is ended meanwhile leaves no half of it.
  const next = `${file}.${process.pid}`;
  await writeFile(next, made);
  await rename(next, file);
  return made;
}
