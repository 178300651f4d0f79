import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../shared/kit/src/places.ts';
import type { Goal, Result } from './goals.ts';
import { goalSection } from './report.ts';

const DATA = path.join(ROOT, 'shell/bench/results.json');
const PAGE = path.join(ROOT, 'docs/performance.md');

export function readResults(): Result[] {
  return JSON.parse(readFileSync(DATA, 'utf8')) as Result[];
}

/** Replaces the results of the measured goals; the others keep theirs. */
export function mergeResults(
  known: readonly Result[],
  goals: readonly Goal[],
  date: string,
): Result[] {
  const all = new Map(known.map((result) => [result.what, result]));
  for (const goal of goals) all.set(goal.what, { ...goal, date });
  return [...all.values()];
}

/** Writes the data file, and the page: as a whole, or only its goals. */
export async function writeResults(results: readonly Result[], page?: string): Promise<void> {
  writeFileSync(DATA, `${JSON.stringify(results, null, 2)}\n`);
  const text = page ?? withGoals(readFileSync(PAGE, 'utf8'), results);
  writeFileSync(PAGE, await format(text, { ...(await resolveConfig(PAGE)), filepath: PAGE }));
}

function withGoals(page: string, results: readonly Result[]): string {
  return page.replace(/## Goals\n[\s\S]*?(?=\n## )/, () => `${goalSection(results)}\n`);
}
