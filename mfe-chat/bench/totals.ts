import type { Scored } from './score.ts';

/** Figures of a group of ideas. A ratio is 0 to 1, or `null` where nothing was asked for. */
export interface Totals {
  ideas: number;
  /** Ratio of ideas whose kind is right. */
  kind: number | null;
  /** Ratio of the labelled features that were heard, and that taps reach. */
  heard: number | null;
  reachable: number | null;
  /** Ruled-out features that were left out, of all that were ruled out. */
  respected: number;
  ruledOut: number;
}

const sum = (all: readonly Scored[], count: (one: Scored) => number) =>
  all.reduce((total, one) => total + count(one), 0);

/** To four places: enough to tell one idea of thousands, and equal on every machine. */
const ratio = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;

/** Adds up what became of a group of ideas. */
export function totalsOf(all: readonly Scored[]): Totals {
  const asked = sum(all, ({ idea }) => idea.expected.features?.length ?? 0);
  const ruledOut = sum(all, ({ idea }) => idea.expected.must_not?.length ?? 0);
  return {
    ideas: all.length,
    kind: ratio(
      sum(all, ({ isKindRight }) => Number(isKindRight)),
      all.length,
    ),
    heard: ratio(asked - sum(all, ({ unheard }) => unheard.length), asked),
    reachable: ratio(asked - sum(all, ({ unreachable }) => unreachable.length), asked),
    respected: ruledOut - sum(all, ({ forbidden }) => forbidden.length),
    ruledOut,
  };
}

/** Figures by group: plain and long together, each class, each language that is not English, and all. */
export function totalsByGroup(all: readonly Scored[]): Record<string, Totals> {
  const groups = new Map<string, Scored[]>();
  for (const one of all) {
    const name = one.idea.class === 'non-english' ? one.idea.lang : one.idea.class;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  const isAsking = ({ idea }: Scored) => idea.class === 'plain' || idea.class === 'long';
  return Object.fromEntries(
    [['plain and long', all.filter(isAsking)] as const, ...groups, ['all', all] as const].map(
      ([name, group]) => [name, totalsOf(group)],
    ),
  );
}
