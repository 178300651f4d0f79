import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const PART = '.part';

interface Writing {
  /** The file that visitors had at the same address until now, if it is another one. */
  older?: string;
  /** Folder on the same disk for the unfinished file; the file's own by default. */
  parts?: string;
}

/** Replaces a file atomically. ETags derive from time and size, so its time grows by at least one second. */
export function writeWhole(
  file: string,
  content: string | Buffer,
  { older = file, parts = path.dirname(file) }: Writing = {},
): void {
  const part = path.join(parts, `.${path.basename(file)}.${randomUUID()}${PART}`);
  for (const folder of new Set([parts, path.dirname(file)])) mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(part, content);
    const before = statSync(older, { throwIfNoEntry: false });
    if (before) {
      const after = Math.floor(before.mtimeMs / 1000) + 1;
      if (statSync(part).mtimeMs < after * 1000) utimesSync(part, after, after);
    }
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
