import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { featuresOfPart } from '../src/designer/edit/tagged/features.ts';
import type { OwnWeights } from '../src/content/learnt-changes.schema.ts';
import {
  encoded,
  joined,
  mostLabels,
  sumOf,
  type LearntChanges,
  type Weights,
} from '../src/designer/edit/tagged/model.ts';
import {
  featuresOfSlots,
  partTag,
  partTagCount,
  slotNames,
  slotTags,
} from '../src/designer/edit/tagged/tag.ts';
import { labelledChanges, labelOf, type Labelled } from './labelled-changes.ts';
import { shareRight } from './share-right.ts';

/*
 * `npx --no appling learn:changes` learns edits from labelled messages and writes `content/learnt-changes`. `--check`
 * learns from six sevenths of the apps and tests on the others.
 *
 * Two linear-chain CRFs (Lafferty et al., 2001) find parts and slots, a softmax regression the act; stochastic gradient
 * descent with AdaGrad steps (Duchi et al., 2011). Random numbers have a fixed seed.
 */
const file = path.resolve('mfe-chat/bench/labelled-changes.jsonl');
const folder = path.resolve('mfe-chat/content/learnt-changes');

const rounds = 14;
const rate = 0.25;
const shrinkage = 2e-4;
/** Ignores rarer features: of one token, and of two tokens or a distant one. */
const least = 3;
const leastOfPairs = 6;
const isPair = /^(?:w-1w|ww\+1|w-2w-1|w[-+]2|ll|lo|2|skip) /;
const smallest = { parts: 0.2, asks: 0.3, slots: 0.3 };

interface Sequence {
  language: string;
  features: readonly (readonly string[])[];
  labels: readonly number[];
}

interface Learnt {
  weights: ReadonlyMap<string, Float64Array>;
  moves: readonly number[];
}

let seed = 7;
const random = () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

function shuffled<Item>(all: readonly Item[]): Item[] {
  const keyed = all.map((item) => ({ item, key: random() }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
}

class Row {
  readonly weights: Float64Array;
  private readonly squares: Float64Array;

  constructor(count: number) {
    this.weights = new Float64Array(count);
    this.squares = new Float64Array(count).fill(1e-2);
  }

  change(label: number, gradient: number): void {
    const weight = this.weights[label] ?? 0;
    const slope = gradient - shrinkage * weight;
    const square = (this.squares[label] ?? 0) + slope * slope;
    this.squares[label] = square;
    this.weights[label] = weight + (rate * slope) / Math.sqrt(square);
  }
}

function rowsOf(all: readonly Sequence[], count: number): Map<string, Row> {
  const counts = new Map<string, number>();
  for (const { features } of all)
    for (const feature of features.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const often = [...counts].filter(
    ([name, times]) => times >= (isPair.test(name) ? leastOfPairs : least),
  );
  return new Map(often.map(([name]) => [name, new Row(count)]));
}

const negligible = 1e-4;

function learn(all: readonly Sequence[], count: number): Learnt {
  const rows = rowsOf(all, count);
  const moves = Array.from({ length: count + 1 }, () => new Row(count));
  const known = all.map(({ features, labels }) => ({
    labels,
    places: features.map((each) => each.flatMap((name) => rows.get(name) ?? [])),
  }));
  const tags = Array.from({ length: count }, (_, tag) => tag);
  const weightAt = (row: Row | undefined, tag: number) => row?.weights[tag] ?? 0;
  for (let round = 0; round < rounds; round += 1)
    for (const { labels, places } of shuffled(known)) {
      const scores = places.map((each) =>
        tags.map((tag) => each.reduce((sum, row) => sum + weightAt(row, tag), 0)),
      );
      const before: number[][] = [];
      for (const [at, score] of scores.entries()) {
        const last = before[at - 1];
        before.push(
          tags.map(
            (tag) =>
              (score[tag] ?? 0) +
              (last
                ? sumOf(last.map((sum, from) => sum + weightAt(moves[from], tag)))
                : weightAt(moves[count], tag)),
          ),
        );
      }
      const behind: number[][] = places.map(() => tags.map(() => 0));
      for (let at = places.length - 2; at >= 0; at -= 1) {
        const next = tags.map((tag) => (behind[at + 1]?.[tag] ?? 0) + (scores[at + 1]?.[tag] ?? 0));
        behind[at] = tags.map((from) =>
          sumOf(next.map((sum, tag) => sum + weightAt(moves[from], tag))),
        );
      }
      const whole = sumOf(before.at(-1) ?? [0]);
      const likely = (at: number, tag: number) =>
        Math.exp((before[at]?.[tag] ?? 0) + (behind[at]?.[tag] ?? 0) - whole);
      const steps: (() => void)[] = [];
      for (const [at, rowsHere] of places.entries()) {
        for (const tag of tags) {
          const gradient = Number(labels[at] === tag) - likely(at, tag);
          if (Math.abs(gradient) < negligible) continue;
          steps.push(() => {
            for (const row of rowsHere) row.change(tag, gradient);
            if (at === 0) moves[count]?.change(tag, gradient);
          });
        }
        if (at === 0) continue;
        for (const from of tags)
          for (const tag of tags) {
            const both =
              (before[at - 1]?.[from] ?? 0) +
              weightAt(moves[from], tag) +
              (scores[at]?.[tag] ?? 0) +
              (behind[at]?.[tag] ?? 0);
            const isRight = labels[at - 1] === from && labels[at] === tag;
            const gradient = Number(isRight) - Math.exp(both - whole);
            if (Math.abs(gradient) >= negligible)
              steps.push(() => moves[from]?.change(tag, gradient));
          }
      }
      for (const change of steps) change();
    }
  return {
    weights: new Map([...rows].map(([name, { weights }]) => [name, weights])),
    moves: moves.flatMap(({ weights }) => [...weights].map((weight) => Math.round(weight * 100))),
  };
}

function lessonsOf(all: readonly Labelled[], acts: readonly string[]) {
  const parts = all.map(({ language, seen, changes }): Sequence => {
    const labels = seen.tokens.map((_, at) => {
      const change = changes.find(({ from, to }) => at >= from && at < to);
      if (!change) return 0;
      const slot = slotNames.findIndex((name) => {
        const span = change.slots[name];
        return span !== undefined && at >= span.from && at < span.to;
      });
      return partTag(at === change.from, slot);
    });
    return { language, features: seen.features, labels };
  });
  const each = all.flatMap(({ language, seen, changes }) =>
    changes.map((change, index) => ({ language, seen, change, before: changes[index - 1]?.act })),
  );
  const asks = each.map(({ language, seen, change, before }): Sequence => ({
    language,
    features: [featuresOfPart(seen, change.from, change.to, before)],
    labels: [acts.indexOf(labelOf(change))],
  }));
  const slots = each.map(({ language, seen, change }): Sequence => {
    const labels = Array.from({ length: change.to - change.from }, (_, at) => {
      const index = slotNames.findIndex((name) => {
        const span = change.slots[name];
        return span && change.from + at >= span.from && change.from + at < span.to;
      });
      const name = slotNames[index];
      const isFirst = name !== undefined && change.slots[name]?.from === change.from + at;
      return index < 0 ? 0 : slotTags.indexOf(`${isFirst ? 'b' : 'i'} ${name}`);
    });
    return { language, features: featuresOfSlots(seen, change, change.act), labels };
  });
  return { parts, asks, slots };
}

type Reader = 'parts' | 'asks' | 'slots';

/** Returns the weights above the limit, separately for features of one language and of all others. */
function written(
  { weights }: Learnt,
  from: readonly Sequence[],
  reader: Reader,
): { shared: Weights; own: Map<string, Weights> } {
  const languages = new Map<string, Set<string>>();
  for (const { language, features } of from)
    for (const name of features.flat())
      languages.set(name, (languages.get(name) ?? new Set()).add(language));
  const rows = [...weights]
    .map(([name, row]): [string, string] => [
      name,
      [...row]
        .map((each, label) => (Math.abs(each) < smallest[reader] ? '' : encoded(label, each)))
        .join(''),
    ])
    .filter(([, text]) => text !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const of = (language: string | undefined) =>
    Object.fromEntries(
      rows.filter(([name]) => {
        const [only, ...others] = languages.get(name) ?? [];
        return language === (others.length > 0 ? undefined : only);
      }),
    );
  const all = new Set(from.map(({ language }) => language));
  return { shared: of(undefined), own: new Map([...all].map((each) => [each, of(each)])) };
}

function learnAll(all: readonly Labelled[]): {
  shared: LearntChanges;
  own: Map<string, OwnWeights>;
} {
  const acts = [...new Set(all.flatMap(({ changes }) => changes.map(labelOf)))].toSorted();
  if (acts.length > mostLabels)
    throw new Error(`${acts.length} acts; at most ${mostLabels} can be written.`);
  const lessons = lessonsOf(all, acts);
  const learnt = {
    parts: learn(lessons.parts, partTagCount),
    asks: learn(lessons.asks, acts.length),
    slots: learn(lessons.slots, slotTags.length),
  };
  const parts = written(learnt.parts, lessons.parts, 'parts');
  const asks = written(learnt.asks, lessons.asks, 'asks');
  const slots = written(learnt.slots, lessons.slots, 'slots');
  const languages = [...new Set(all.map(({ language }) => language))];
  return {
    shared: {
      acts,
      parts: { weights: parts.shared, moves: learnt.parts.moves },
      asks: asks.shared,
      slots: { weights: slots.shared, moves: learnt.slots.moves },
    },
    own: new Map(
      languages.map((each) => [
        each,
        {
          parts: parts.own.get(each) ?? {},
          asks: asks.own.get(each) ?? {},
          slots: slots.own.get(each) ?? {},
        },
      ]),
    ),
  };
}

const sevenths = 7;
const hashOf = (text: string) =>
  [...text].reduce((hash, each) => (hash * 31 + (each.codePointAt(0) ?? 0)) % 2 ** 32, 7);

const all = await labelledChanges(file);
if (process.argv.includes('--check')) {
  const isKept = ({ idea }: Labelled) => hashOf(idea) % sevenths === 0;
  const { shared, own } = learnAll(all.filter((each) => !isKept(each)));
  const readers = new Map([...own].map(([language, each]) => [language, joined(shared, each)]));
  const { count, acts, slots } = shareRight(all.filter(isKept), readers);
  const percent = (part: number) => `${((100 * part) / count).toFixed(1)} %`;
  console.log(
    `${count} changes: what is asked right for ${percent(acts)}, its slots for ${percent(slots)}`,
  );
} else {
  mkdirSync(folder, { recursive: true });
  const { shared, own } = learnAll(all);
  for (const [name, learnt] of [['shared', shared] as const, ...own])
    writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(learnt)}\n`);
  console.log(`Wrote what ${all.length} messages say to ${folder}.`);
}
