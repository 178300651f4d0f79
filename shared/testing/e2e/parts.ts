import { execFileSync } from 'node:child_process';
import { ROOT } from '../../kit/src/places.ts';

/** Selects a part of a long test by commit, so that all parts take turns; `EVERY_PART=1` runs all. */
export function partsNow(count: number): readonly number[] {
  const all = Array.from({ length: count }, (_, part) => part);
  if (process.env.EVERY_PART === '1') return all;
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
    return [Number.parseInt(commit.slice(0, 8), 16) % count];
  } catch {
    // Without a repository every part runs.
    return all;
  }
}
