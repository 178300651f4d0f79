import type { Scored } from './score.ts';

/** Ratios are 0 to 1, or `null` if no idea asked for any. */
export interface Totals {
  ideas: number;
  kind: number | null;
  /** Ratio of labelled features that were read, and that taps reach. */
  heard: number | null;
  reachable: number | null;
  /** Ruled-out features that the design omits. */
  respected: number;
  ruledOut: number;
}

const sum = (all: readonly Scored[], count: (one: Scored) => number) =>
  all.reduce((total, one) => total + count(one), 0);

/** Four decimals show one idea of thousands and are equal on every machine. */
const ratio = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;

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
