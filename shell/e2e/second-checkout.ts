import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../shared/kit/src/places.ts';

/** Not copied: packages resolve from the parent folder, and compressed files are shared. */
const LEFT = new Set(['node_modules', '.cache', '.git', '.bench', 'test-results']);

/** Copies the workspace and its build output to `.cache/<name>`. Returns the absolute path. */
export function checkOut(name: string): string {
  const copy = path.join(ROOT, '.cache', name);
  rmSync(copy, { recursive: true, force: true });
  const scope = path.join(copy, 'node_modules/@appling');
  mkdirSync(scope, { recursive: true });
  shareCompressed(copy);
  for (const entry of readdirSync(ROOT)) {
    if (LEFT.has(entry)) continue;
    cpSync(path.join(ROOT, entry), path.join(copy, entry), { recursive: true });
    const workspaces = entry === 'shared' ? readdirSync(path.join(ROOT, entry)) : [];
    for (const name of workspaces) {
      symlinkSync(path.join(copy, entry, name), path.join(scope, name), 'junction');
    }
    if (/^(?:shell|mfe-.+)$/.test(entry)) {
      symlinkSync(path.join(copy, entry), path.join(scope, entry), 'junction');
    }
  }
  return copy;
}

/** Shares compressed files with a copy, since compression takes most of a clean build's time. */
export function shareCompressed(copy: string): void {
  const compressed = path.join(ROOT, '.cache/compressed');
  mkdirSync(compressed, { recursive: true });
  mkdirSync(path.join(copy, '.cache'), { recursive: true });
  symlinkSync(compressed, path.join(copy, '.cache/compressed'), 'junction');
}

/** Returns the hash of every file of the composed site by path, without compressed copies. */
export function hashes(site: string): Map<string, string> {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
        return [path.relative(site, file), hash];
      }),
  );
}
