export interface Example {
  /** Target probability by label index; the sum is 1. */
  wanted: Float64Array;
  /** Prior score of each label, in a unit of the caller's choice; one learnt factor scales it. */
  known: Float64Array;
  features: readonly string[];
}

export interface Learnt {
  priors: Float64Array;
  weights: ReadonlyMap<string, Float64Array>;
}

export interface LearnWith {
  /** Ignores features that occur in fewer examples. */
  least: number;
  most: number;
  /** L1 penalty while features are selected; a larger one selects fewer. */
  sparsity: number;
  /** Weights are multiples of this, in the unit of `known`. */
  step: number;
}

interface Model {
  /** Natural logarithm of odds per unit of `known`. */
  perUnit: number;
  priors: Float64Array;
  weights: Float64Array;
}

const rounds = 250;
/** Penalties while features are selected, and while the selected ones are fitted. */
const choosing = { shrinkage: 1e-3 };
const fitting = { sparsity: 0, shrinkage: 3e-4 };
/** Largest change of the unit's factor per round. */
const rateOfUnit = 0.1;

const sharesOf = (odds: Float64Array): Float64Array => {
  const most = Math.max(...odds);
  const powers = odds.map((each) => Math.exp(each - most));
  const sum = powers.reduce((all, each) => all + each, 0);
  return powers.map((each) => each / sum);
};

/** Largest squared singular value of the design matrix divided by the number of examples, by power iteration. */
function steepness(places: readonly (readonly number[])[], features: number): number {
  let vector = new Float64Array(features).fill(1);
  let length = 1;
  for (let round = 0; round < 30; round += 1) {
    const next = new Float64Array(features);
    for (const each of places) {
      const sum = each.reduce((total, feature) => total + (vector[feature] ?? 0), 0);
      for (const feature of each) next[feature] = (next[feature] ?? 0) + sum;
    }
    length = Math.sqrt(next.reduce((total, each) => total + each * each, 0));
    vector = next.map((each) => each / length);
  }
  return length / places.length;
}

/** Fits the weights where `may` is 1; the others stay 0. */
function fit(
  all: readonly Example[],
  places: readonly (readonly number[])[],
  may: Uint8Array,
  { sparsity, shrinkage }: typeof fitting,
): Model {
  const count = all[0]?.wanted.length ?? 0;
  const rate = 1 / (0.5 * steepness(places, may.length / count) + shrinkage);
  let weights = new Float64Array(may.length);
  let before = weights;
  const priors = new Float64Array(count);
  let perUnit = 1;
  for (let round = 1; round <= rounds; round += 1) {
    const momentum = (round - 1) / (round + 2);
    const ahead = weights.map((each, at) => each + momentum * (each - (before[at] ?? 0)));
    const slopes = ahead.map((each) => each * shrinkage);
    const ofPriors = new Float64Array(count);
    let ofUnit = 0;
    all.forEach(({ wanted, known }, index) => {
      const features = places[index] ?? [];
      const odds = priors.map((prior, label) => prior + perUnit * (known[label] ?? 0));
      for (const feature of features)
        for (let label = 0; label < count; label += 1)
          odds[label] = (odds[label] ?? 0) + (ahead[feature * count + label] ?? 0);
      const shares = sharesOf(odds);
      for (let label = 0; label < count; label += 1) {
        const slope = ((shares[label] ?? 0) - (wanted[label] ?? 0)) / all.length;
        ofPriors[label] = (ofPriors[label] ?? 0) + slope;
        ofUnit += slope * (known[label] ?? 0);
        for (const feature of features)
          slopes[feature * count + label] = (slopes[feature * count + label] ?? 0) + slope;
      }
    });
    before = weights;
    weights = ahead.map((each, at) => {
      const moved = may[at] ? each - rate * (slopes[at] ?? 0) : 0;
      return Math.sign(moved) * Math.max(0, Math.abs(moved) - rate * sparsity);
    });
    ofPriors.forEach((slope, label) => (priors[label] = (priors[label] ?? 0) - slope));
    perUnit -= rateOfUnit * ofUnit;
  }
  return { perUnit, priors, weights };
}

/**
 * Softmax regression over labels: `known` times one factor, plus a prior, plus feature weights. An L1 penalty selects
 * the weights, a second fit omits it (Meinshausen, 2007); both use FISTA (Beck and Teboulle, 2009). Deterministic.
 */
export function learn(all: readonly Example[], { least, most, sparsity, step }: LearnWith): Learnt {
  const count = all[0]?.wanted.length ?? 0;
  const examplesWith = new Map<string, number>();
  for (const { features } of all)
    for (const feature of features) examplesWith.set(feature, (examplesWith.get(feature) ?? 0) + 1);
  const vocabulary = [...examplesWith.keys()]
    .filter((feature) => (examplesWith.get(feature) ?? 0) >= least)
    .toSorted((a, b) => (a < b ? -1 : 1));
  const indexOf = new Map(vocabulary.map((feature, index) => [feature, index]));
  const places = all.map(({ features }) => features.flatMap((each) => indexOf.get(each) ?? []));
  const may = new Uint8Array(vocabulary.length * count).fill(1);
  const first = fit(all, places, may, { ...choosing, sparsity }).weights;
  const matters = (at: number) =>
    Math.abs(first[at] ?? 0) *
    Math.sqrt(examplesWith.get(vocabulary[Math.floor(at / count)] ?? '') ?? 0);
  const kept = [...first.keys()]
    .filter((at) => first[at])
    .toSorted((a, b) => matters(b) - matters(a))
    .slice(0, most);
  may.fill(0);
  for (const at of kept) may[at] = 1;
  const { perUnit, priors, weights } = fit(all, places, may, fitting);
  const inSteps = weights.map((each) => Math.round(each / perUnit / step) * step);
  const rows = vocabulary.map((feature, index): [string, Float64Array] => [
    feature,
    inSteps.slice(index * count, (index + 1) * count),
  ]);
  return {
    priors: priors.map((prior) => prior / perUnit),
    weights: new Map(rows.filter(([, row]) => row.some(Boolean))),
  };
}

/** Returns the score of each label, in the unit of `known`. */
export function oddsOf({ known, features }: Example, { priors, weights }: Learnt): Float64Array {
  const odds = priors.map((prior, label) => prior + (known[label] ?? 0));
  for (const feature of features)
    weights.get(feature)?.forEach((weight, label) => (odds[label] = (odds[label] ?? 0) + weight));
  return odds;
}

export function isRight(example: Example, learnt: Learnt): boolean {
  const odds = oddsOf(example, learnt);
  return (example.wanted[odds.indexOf(Math.max(...odds))] ?? 0) > 0;
}

const folds = 5;

export const crossValidated = (
  all: readonly Example[],
  learnFrom: (some: readonly Example[]) => Learnt,
): number =>
  Array.from({ length: folds }, (_, fold) => {
    const learnt = learnFrom(all.filter((__, at) => at % folds !== fold));
    return all.filter((each, at) => at % folds === fold && isRight(each, learnt)).length;
  }).reduce((sum, right) => sum + right, 0);

export function byWeight({ weights }: Learnt, label: number): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const [feature, row] of weights) {
    const weight = row[label] ?? 0;
    if (weight) (lists[weight.toFixed(1)] ??= []).push(feature);
  }
  return lists;
}
