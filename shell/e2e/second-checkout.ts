import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../shared/src/build/places.ts';

/** Built output comes along; what was installed is found one folder up. */
const LEFT = new Set(['node_modules', '.cache', '.git', '.bench', 'test-results']);

/**
 * Copies the workspace with everything that was built in it, so that a test may change source and build again.
 *
 * @param name folder of the copy, below `.cache`
 * @returns absolute path of the copy
 */
export function checkOut(name: string): string {
  const copy = path.join(ROOT, '.cache', name);
  rmSync(copy, { recursive: true, force: true });
  const scope = path.join(copy, 'node_modules/@appling');
  mkdirSync(scope, { recursive: true });
  for (const entry of readdirSync(ROOT)) {
    if (LEFT.has(entry)) continue;
    cpSync(path.join(ROOT, entry), path.join(copy, entry), { recursive: true });
    if (/^(?:shared|shell|mfe-.+)$/.test(entry)) {
      symlinkSync(path.join(copy, entry), path.join(scope, entry), 'junction');
    }
  }
  return copy;
}
