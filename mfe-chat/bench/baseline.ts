import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { halfOf, ownFiles, readIdeas } from './ideas.ts';
import { scoreAll, type Scored } from './score.ts';
import { totalsByGroup, type Totals } from './totals.ts';

export type Baseline = Record<'test' | 'tuning', Record<string, Totals>>;

export async function scoreOwn(): Promise<{ scored: Scored[]; figures: Baseline }> {
  const scored = await scoreAll(ownFiles.flatMap(readIdeas));
  const half = (name: 'test' | 'tuning') =>
    totalsByGroup(scored.filter(({ idea }) => halfOf(idea.id) === name));
  return { scored, figures: { test: half('test'), tuning: half('tuning') } };
}

/** Writes the figures that no commit may fall below. */
export function writeBaseline(figures: Baseline): string {
  const target = path.join(import.meta.dirname, 'baseline.json');
  writeFileSync(target, `${JSON.stringify(figures, null, 2)}\n`);
  return target;
}

export function fallsOf(figures: Baseline, baseline: Baseline): string[] {
  return (['test', 'tuning'] as const).flatMap((half) =>
    Object.entries(figures[half]).flatMap(([group, now]) => {
      const before = baseline[half][group];
      if (!before) return [`${half}, ${group}: the baseline has no such group`];
      return (['ideas', 'kind', 'heard', 'reachable', 'respected'] as const)
        .filter((figure) => (now[figure] ?? 0) < (before[figure] ?? 0))
        .map((figure) => `${half}, ${group}: ${figure} ${before[figure]} → ${now[figure]}`);
    }),
  );
}
