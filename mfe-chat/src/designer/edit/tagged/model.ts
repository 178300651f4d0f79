import type { LearntChanges, OwnWeights } from '../../../content/learnt-changes.schema';

export type { LearntChanges };
export type Weights = LearntChanges['asks'];

export const joined = (shared: LearntChanges, own: OwnWeights): LearntChanges => ({
  acts: shared.acts,
  parts: { ...shared.parts, weights: { ...shared.parts.weights, ...own.parts } },
  asks: { ...shared.asks, ...own.asks },
  slots: { ...shared.slots, weights: { ...shared.slots.weights, ...own.slots } },
});

const firstCode = 35;
const zero = 45;
/** Step of stored weights, in natural log odds. */
export const step = 0.2;
/** Limit of labels: each needs its own printable character. */
export const mostLabels = 90;

/** Encodes label and weight as two characters; '' for a negligible weight. */
export function encoded(label: number, weight: number): string {
  const steps = Math.max(-zero, Math.min(zero, Math.round(weight / step)));
  return steps === 0 ? '' : String.fromCodePoint(firstCode + label, firstCode + zero + steps);
}

export function scoresOf(
  features: readonly string[],
  weights: Weights,
  count: number,
): Float64Array {
  const scores = new Float64Array(count);
  for (const feature of features) {
    const found = Object.hasOwn(weights, feature) ? weights[feature] : undefined;
    for (let at = 0; found && at < found.length; at += 2) {
      const label = found.charCodeAt(at) - firstCode;
      scores[label] = (scores[label] ?? 0) + (found.charCodeAt(at + 1) - firstCode - zero) * step;
    }
  }
  return scores;
}

export function sumOf(logs: readonly number[]): number {
  const top = Math.max(...logs);
  if (top === -Infinity) return top;
  return top + Math.log(logs.reduce((sum, each) => sum + Math.exp(each - top), 0));
}

/** Finds the likeliest tags (Viterbi) and their probability (forward sums). `moves`: by previous tag, in hundredths. */
export function decode(
  scores: readonly Float64Array[],
  moves: readonly number[],
  count: number,
): { path: number[]; likely: number } {
  const move = (from: number, tag: number) => (moves[from * count + tag] ?? 0) / 100;
  const tags = Array.from({ length: count }, (_, tag) => tag);
  const backs: number[][] = [];
  let best: number[] = [];
  let sums: number[] = [];
  for (const [index, score] of scores.entries()) {
    const froms = index === 0 ? [count] : tags;
    const ways = tags.map((tag) => froms.map((from) => move(from, tag) + (best[from] ?? 0)));
    const all = tags.map((tag) => froms.map((from) => move(from, tag) + (sums[from] ?? 0)));
    backs.push(ways.map((each) => froms[each.indexOf(Math.max(...each))] ?? 0));
    best = ways.map((each, tag) => Math.max(...each) + (score[tag] ?? 0));
    sums = all.map((each, tag) => sumOf(each) + (score[tag] ?? 0));
  }
  const path: number[] = [];
  let tag = best.indexOf(Math.max(...best));
  const likely = Math.exp((best[tag] ?? 0) - sumOf(sums));
  for (const back of backs.toReversed()) {
    path.unshift(tag);
    tag = back[tag] ?? 0;
  }
  return { path, likely };
}
