import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import type { AppLanguage } from '../src/content/app-language.ts';
import { archetypeNames, type ArchetypeName } from '../src/content/archetype-names.ts';
import { releasedSource } from '../src/content/released-source.ts';
import { readingFrom } from '../src/designer/design-from.ts';
import { wordsOf } from '../src/designer/interpret/words.ts';

/*
 * `npx --no appling learn:archetypes`: learns from labelled ideas how much each word speaks for an
 * archetype, and writes `content/learnt.json`. Prints the result of a five-fold cross-validation.
 *
 * A softmax regression over archetypes: the score of the signs plus a prior plus a weight for each stem, with an L1 and an L2
 * penalty, by accelerated proximal gradient descent (FISTA; Beck and Teboulle, 2009). It has no random numbers.
 */
interface Labelled {
  idea: string;
  archetype: ArchetypeName;
  also?: ArchetypeName[];
}

/** An idea as the regression takes it. */
interface Example {
  /** By index of the archetype, from 0 to 1 with sum 1. */
  wanted: Float64Array;
  /** What its signs say, by index of the archetype. */
  signs: Float64Array;
  stems: number[];
}

/** Natural logarithm of odds per unit of the signs' score. */
const perUnit = 0.5;
const sparsity = 3e-4;
const shrinkage = 2e-3;
const rounds = 250;
/** Stems in fewer ideas are ignored. */
const leastIdeas = 3;
/** Number of weights kept: they are part of the data until the first reply, whose bytes are limited. */
const mostWeights = 1250;
/** Weights are multiples of this, in the unit of the signs. */
const step = 0.2;

/** Without evidence the tracker wins: its prior is at least `least`, that of every other at most `mostOfOthers`. */
const plainest = 'tracker';
const least = 1.2;
const mostOfOthers = 0.7;

const names = archetypeNames;
const count = names.length;
const file = path.resolve('mfe-chat/content/learnt.json');

const ideas = readFileSync(path.resolve('mfe-chat/bench/labelled-ideas.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Labelled);

/** The reader with nothing learnt. */
const untaught: typeof releasedSource = {
  ...releasedSource,
  app: async (code) => {
    const app = await releasedSource.app(code);
    if (!app) return undefined;
    const signs: AppLanguage['signs'] = Object.fromEntries(
      Object.entries(app.signs).map(([name, own]) => [
        name,
        { ...own, learnt: { prior: 0, words: {} } },
      ]),
    );
    return { ...app, signs };
  },
};

/** All stems. The reader leaves out names, quotes and looks, so its result can differ a little. */
const stemsOf = (text: string) => new Set(wordsOf(text).map(({ stem }) => stem));

const ideasWith = new Map<string, number>();
for (const { idea } of ideas)
  for (const stem of stemsOf(idea)) ideasWith.set(stem, (ideasWith.get(stem) ?? 0) + 1);
const vocabulary = [...ideasWith.keys()]
  .filter((stem) => (ideasWith.get(stem) ?? 0) >= leastIdeas)
  .toSorted((a, b) => (a < b ? -1 : 1));
const indexOf = new Map(vocabulary.map((stem, index) => [stem, index]));

const examples: Example[] = [];
for (const { idea, archetype, also = [] } of ideas) {
  const { reading, brief } = await readingFrom(idea, { content: untaught });
  if (!reading || brief.language !== 'en') continue;
  const signs = new Float64Array(count);
  for (const { value, score = 0 } of reading.archetypes) signs[names.indexOf(value)] = score;
  const wanted = new Float64Array(count);
  const share = 1 / (1 + also.length / 2);
  wanted[names.indexOf(archetype)] = share;
  for (const other of also) wanted[names.indexOf(other)] = share / 2;
  const stems = [...stemsOf(idea)].flatMap((stem) => indexOf.get(stem) ?? []);
  examples.push({ wanted, signs, stems });
}

interface Model {
  priors: Float64Array;
  /** By stem, then by archetype. */
  weights: Float64Array;
}

/** Odds of each archetype, not yet as shares. */
function oddsOf({ signs, stems }: Example, { priors, weights }: Model): Float64Array {
  const odds = priors.map((prior, name) => prior + perUnit * (signs[name] ?? 0));
  for (const stem of stems)
    for (let name = 0; name < count; name += 1)
      odds[name] = (odds[name] ?? 0) + (weights[stem * count + name] ?? 0);
  return odds;
}

const sharesOf = (odds: Float64Array): Float64Array => {
  const most = Math.max(...odds);
  const powers = odds.map((each) => Math.exp(each - most));
  const sum = powers.reduce((all, each) => all + each, 0);
  return powers.map((each) => each / sum);
};

/** Largest squared singular value of the examples' matrix, over their number, by power iteration. */
function steepness(all: readonly Example[]): number {
  let vector = new Float64Array(vocabulary.length).fill(1);
  let length = 1;
  for (let round = 0; round < 30; round += 1) {
    const next = new Float64Array(vocabulary.length);
    for (const { stems } of all) {
      const sum = stems.reduce((total, stem) => total + (vector[stem] ?? 0), 0);
      for (const stem of stems) next[stem] = (next[stem] ?? 0) + sum;
    }
    length = Math.sqrt(next.reduce((total, each) => total + each * each, 0));
    vector = next.map((each) => each / length);
  }
  return length / all.length;
}

function fit(all: readonly Example[]): Model {
  const rate = 1 / (0.5 * steepness(all) + shrinkage + 1);
  let [weights, before] = [0, 0].map(() => new Float64Array(vocabulary.length * count)) as [
    Float64Array,
    Float64Array,
  ];
  const priors = new Float64Array(count);
  for (let round = 1; round <= rounds; round += 1) {
    const momentum = (round - 1) / (round + 2);
    const ahead = weights.map((each, at) => each + momentum * (each - (before[at] ?? 0)));
    const slopes = ahead.map((each) => each * shrinkage);
    const ofPriors = new Float64Array(count);
    for (const example of all) {
      const shares = sharesOf(oddsOf(example, { priors, weights: ahead }));
      for (let name = 0; name < count; name += 1) {
        const slope = ((shares[name] ?? 0) - (example.wanted[name] ?? 0)) / all.length;
        ofPriors[name] = (ofPriors[name] ?? 0) + slope;
        for (const stem of example.stems)
          slopes[stem * count + name] = (slopes[stem * count + name] ?? 0) + slope;
      }
    }
    before = weights;
    weights = ahead.map((each, at) => {
      const moved = each - rate * (slopes[at] ?? 0);
      return Math.sign(moved) * Math.max(0, Math.abs(moved) - rate * sparsity);
    });
    ofPriors.forEach((slope, name) => (priors[name] = (priors[name] ?? 0) - rate * 5 * slope));
  }
  return { priors, weights };
}

/** Only the weights that matter most, in steps, in the unit of the signs. */
function short({ priors, weights }: Model): Model {
  const matters = (at: number) =>
    Math.abs(weights[at] ?? 0) *
    Math.sqrt(ideasWith.get(vocabulary[Math.floor(at / count)] ?? '') ?? 0);
  const kept = [...weights.keys()]
    .filter((at) => weights[at])
    .toSorted((a, b) => matters(b) - matters(a))
    .slice(0, mostWeights);
  const rounded = new Float64Array(weights.length);
  for (const at of kept)
    rounded[at] = Math.round((weights[at] ?? 0) / perUnit / step) * step * perUnit;
  const bounded = priors.map((prior, index) =>
    names[index] === plainest
      ? Math.max(least * perUnit, prior)
      : Math.min(mostOfOthers * perUnit, prior),
  );
  return { priors: bounded, weights: rounded };
}

const isRight = (example: Example, model: Model): boolean => {
  const odds = oddsOf(example, model);
  return (example.wanted[odds.indexOf(Math.max(...odds))] ?? 0) > 0;
};

const nothing: Model = {
  priors: new Float64Array(count),
  weights: new Float64Array(vocabulary.length * count),
};
const fifths = [0, 1, 2, 3, 4].map((fifth) => {
  const isOut = (_: Example, at: number) => at % 5 === fifth;
  const model = short(fit(examples.filter((example, at) => !isOut(example, at))));
  return examples.filter((example, at) => isOut(example, at) && isRight(example, model)).length;
});
const untaughtRight = examples.filter((example) => isRight(example, nothing)).length;
console.log(
  `${examples.length} labelled ideas: the signs alone choose right for ${untaughtRight}, five-fold cross-validation ${fifths.reduce((all, each) => all + each, 0)}.`,
);

const { priors, weights } = short(fit(examples));
const inUnit = (value: number) => Number((value / perUnit).toFixed(1));
const archetypes = Object.fromEntries(
  names.map((name, index) => {
    const words: Record<string, string[]> = {};
    vocabulary.forEach((stem, at) => {
      const weight = inUnit(weights[at * count + index] ?? 0);
      if (weight) (words[weight.toFixed(1)] ??= []).push(stem);
    });
    return [name, { prior: inUnit(priors[index] ?? 0), words }];
  }),
);
const text = JSON.stringify({ $schema: './schemas/learnt.schema.json', archetypes });
writeFileSync(file, await format(text, { parser: 'json', printWidth: 100 }));
