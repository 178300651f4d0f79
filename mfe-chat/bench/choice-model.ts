export interface Choice {
  candidates: readonly {
    features: readonly string[];
    /** Prior score, in a unit of the caller's choice. */
    known: number;
    /** How correct the candidate is, 0 to 1. */
    worth: number;
  }[];
}

export interface ChooseWith {
  /** Ignores features that occur in fewer choices. */
  least: number;
  /** L1 penalty; a larger one leaves fewer weights. */
  sparsity: number;
  /** Weights are multiples of this, in the unit of `known`. */
  step: number;
}

const rounds = 250;
const shrinkage = 1e-3;
const rate = 1 / 8;
const rateOfUnit = 0.1;

/** By candidate: its predicted probability and its ratio of the correct answer. */
function sharesOf(odds: readonly number[], worths: readonly number[]): [number, number][] {
  const most = Math.max(...odds);
  const powers = odds.map((each) => Math.exp(each - most));
  const whole = powers.reduce((sum, each) => sum + each, 0);
  const right = powers.reduce((sum, each, at) => sum + each * (worths[at] ?? 0), 0);
  return powers.map((each, at) => [each / whole, (each * (worths[at] ?? 0)) / right]);
}

/**
 * Fits a conditional logit (McFadden, 1974) with an L1 penalty by FISTA (Beck and Teboulle, 2009).
 * Maximises the summed probability of all correct candidates. Deterministic.
 */
export function learnChoices(
  all: readonly Choice[],
  { least, sparsity, step }: ChooseWith,
): Map<string, number> {
  const choices = all.filter(({ candidates }) => candidates.some(({ worth }) => worth > 0));
  const choicesWith = new Map<string, number>();
  for (const { candidates } of choices)
    for (const feature of new Set(candidates.flatMap(({ features }) => features)))
      choicesWith.set(feature, (choicesWith.get(feature) ?? 0) + 1);
  const vocabulary = [...choicesWith.keys()]
    .filter((feature) => (choicesWith.get(feature) ?? 0) >= least)
    .toSorted((a, b) => (a < b ? -1 : 1));
  const indexOf = new Map(vocabulary.map((feature, index) => [feature, index]));
  const places = choices.map(({ candidates }) =>
    candidates.map(({ features }) => features.flatMap((each) => indexOf.get(each) ?? [])),
  );
  let weights = new Float64Array(vocabulary.length);
  let before = weights;
  let perUnit = 0.5;
  for (let round = 1; round <= rounds; round += 1) {
    const momentum = (round - 1) / (round + 2);
    const ahead = weights.map((each, at) => each + momentum * (each - (before[at] ?? 0)));
    const slopes = ahead.map((each) => each * shrinkage);
    let ofUnit = 0;
    for (const [index, { candidates }] of choices.entries()) {
      const features = places[index] ?? [];
      const odds = candidates.map(({ known }, at) =>
        (features[at] ?? []).reduce((sum, each) => sum + (ahead[each] ?? 0), perUnit * known),
      );
      const shares = sharesOf(
        odds,
        candidates.map(({ worth }) => worth),
      );
      for (const [at, [share, wanted]] of shares.entries()) {
        const slope = (share - wanted) / choices.length;
        ofUnit += slope * (candidates[at]?.known ?? 0);
        for (const feature of features[at] ?? []) slopes[feature] = (slopes[feature] ?? 0) + slope;
      }
    }
    before = weights;
    weights = ahead.map((each, at) => {
      const moved = each - rate * (slopes[at] ?? 0);
      return Math.sign(moved) * Math.max(0, Math.abs(moved) - rate * sparsity);
    });
    perUnit -= rateOfUnit * ofUnit;
  }
  const inSteps = vocabulary.map((feature, at): [string, number] => [
    feature,
    Math.round((weights[at] ?? 0) / perUnit / step) * step,
  ]);
  return new Map(inSteps.filter(([, weight]) => weight !== 0));
}

export function choosesRight(
  { candidates }: Choice,
  weights: ReadonlyMap<string, number>,
): boolean {
  const oddsOf = ({ known, features }: Choice['candidates'][number]) =>
    features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), known);
  const odds = candidates.map(oddsOf);
  return (candidates[odds.indexOf(Math.max(...odds))]?.worth ?? 0) > 0;
}
