import { execFileSync } from 'node:child_process';
import { ROOT } from '../../kit/src/places.ts';

/**
 * Which parts of a long test run now: another one with each commit, so that all have their turn; `EVERY_PART=1` runs all.
 *
 * @param count number of parts
 */
export function partsNow(count: number): readonly number[] {
  const all = Array.from({ length: count }, (_, part) => part);
  if (process.env.EVERY_PART === '1') return all;
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
    return [Number.parseInt(commit.slice(0, 8), 16) % count];
  } catch {
    // Without a repository every part is tried.
    return all;
  }
}
