import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Ending of a file that is still being written. */
export const PART = '.part';

/** How {@link writeWhole} writes. */
interface Writing {
  /** The file that visitors had at the same address until now, if it is another one. */
  older?: string;
  /** Folder on the same disk for the unfinished file; the file's own by default. */
  parts?: string;
}

/**
 * Writes a file whole or not at all: a reader, and whoever comes after a killed process, finds the old bytes or the new.
 *
 * Web servers make an ETag of a file's time and size. The new file is at least a second later than the older one, whatever
 * the clock says: two contents of one size never share an ETag.
 */
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
