/** What a choice model learns from: some candidates, of which some were right. */
export interface Choice {
  candidates: readonly {
    features: readonly string[];
    /** What is known of it before anything is learnt, in a unit of its own. */
    known: number;
    /** How right it is: 0 to 1. */
    worth: number;
  }[];
}

export interface ChooseWith {
  /** Features of fewer choices are ignored. */
  least: number;
  /** Penalty of each weight; the larger, the fewer weights there are. */
  sparsity: number;
  /** Weights are multiples of this, in the unit of what was known. */
  step: number;
}

const rounds = 250;
const shrinkage = 1e-3;
const rate = 1 / 8;
const rateOfUnit = 0.1;

/** By candidate of one choice: its share of the whole, and its share of what is right. */
function sharesOf(odds: readonly number[], worths: readonly number[]): [number, number][] {
  const most = Math.max(...odds);
  const powers = odds.map((each) => Math.exp(each - most));
  const whole = powers.reduce((sum, each) => sum + each, 0);
  const right = powers.reduce((sum, each, at) => sum + each * (worths[at] ?? 0), 0);
  return powers.map((each, at) => [each / whole, (each * (worths[at] ?? 0)) / right]);
}

/**
 * A conditional logit (McFadden, 1974) with an L1 penalty, fitted by accelerated proximal gradient descent (FISTA; Beck and
 * Teboulle, 2009). Where several candidates are right, their sum is made likely. It has no random numbers.
 *
 * @returns weights by feature, in the unit of what was known
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

/** Whether the candidate for which most speaks is right. */
export function choosesRight(
  { candidates }: Choice,
  weights: ReadonlyMap<string, number>,
): boolean {
  const oddsOf = ({ known, features }: Choice['candidates'][number]) =>
    features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), known);
  const odds = candidates.map(oddsOf);
  return (candidates[odds.indexOf(Math.max(...odds))]?.worth ?? 0) > 0;
}
