import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const ENGINE_FOLDER = path.resolve(import.meta.dirname, '../src/designer');

/** Hashes path and bytes of the engine's files except tests: SHA-256, first 12 hexadecimal digits. */
export function engineHash(folder = ENGINE_FOLDER): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();

/** @throws {Error} when the list differs from its committed version */
export function hasChangedSince(list: string): boolean {
  const commit = git('log', '--diff-filter=A', '--format=%H', '-1', '--', list);
  if (commit === '' || git('status', '--porcelain', '--', list) !== '') {
    throw new Error(`${list} is not committed as it is. Commit the list alone, then score it.`);
  }
  const changed = git('diff', '--name-only', commit, '--', ENGINE_FOLDER);
  return changed.split('\n').some((file) => file !== '' && !/\.test\.tsx?$/.test(file));
}
