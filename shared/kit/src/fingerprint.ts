import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const IGNORED = new Set([
  'node_modules',
  'dist',
  '.build',
  'e2e',
  'bench',
  'deploy',
  'docs',
  '.git',
  '.cache',
]);

/** Hashes everything below files and folders, except tests and build output, to find out whether a build is needed. */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths) addTo(hash, file);
  return hash.digest('hex').slice(0, 16);
}

function addTo(hash: ReturnType<typeof createHash>, file: string): void {
  const entries = listFolder(file);
  if (!entries) {
    hash.update(path.basename(file)).update('\0').update(readFileSync(file));
    return;
  }
  for (const name of entries) {
    if (IGNORED.has(name) || /\.test\.tsx?$/.test(name)) continue;
    hash.update(`${name}/`);
    addTo(hash, path.join(file, name));
  }
}

function listFolder(file: string): string[] | undefined {
  try {
    return readdirSync(file).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
