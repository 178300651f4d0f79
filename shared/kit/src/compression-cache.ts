import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './places.ts';
import { writeWhole } from './write-whole.ts';

const FOLDER = path.join(ROOT, '.cache/compressed');
/** Time in ms after which unused entries are deleted. */
const KEPT_MS = 14 * 86_400_000;

interface Making {
  make: () => Promise<Buffer>;
  isValid: (known: Buffer) => Promise<boolean>;
}

export interface CompressionCache {
  get(content: Buffer, way: string, making: Making): Promise<Buffer>;
  sweep(): Promise<void>;
}

/** Opens the cache, which may be deleted at any time. */
export async function openCompressionCache(folder = FOLDER): Promise<CompressionCache> {
  await mkdir(folder, { recursive: true });
  const asked = new Map<string, Promise<Buffer>>();
  return {
    get(content, way, making) {
      const name = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${way}`;
      const known = asked.get(name) ?? readOrMake(path.join(folder, name), making);
      asked.set(name, known);
      return known;
    },
    async sweep() {
      const now = Date.now();
      for (const name of await readdir(folder)) {
        const file = path.join(folder, name);
        // Another build may have deleted the file meanwhile.
        const age = now - ((await stat(file).catch(() => undefined))?.mtimeMs ?? now);
        if (age > KEPT_MS) await rm(file, { force: true });
      }
    },
  };
}

async function readOrMake(file: string, { make, isValid }: Making): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined);
  if (known && (await isValid(known))) {
    const now = Date.now() / 1000;
    await utimes(file, now, now).catch(() => {});
    return known;
  }
  const made = await make();
  writeWhole(file, made);
  return made;
}
