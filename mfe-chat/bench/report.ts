import type { Scored } from './score.ts';

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3));
const sum = (all: readonly Scored[], count: (one: Scored) => number) =>
  all.reduce((total, one) => total + count(one), 0);
const asked = ({ idea }: Scored) => idea.expected.features?.length ?? 0;
const ruledOut = ({ idea }: Scored) => idea.expected.must_not?.length ?? 0;

function rowOf(name: string, all: readonly Scored[]): string {
  const wanted = sum(all, asked);
  const out = sum(all, ruledOut);
  const cells = [
    name,
    all.length,
    share(
      sum(all, ({ isKindRight }) => Number(isKindRight)),
      all.length,
    ),
    share(wanted - sum(all, ({ unheard }) => unheard.length), wanted),
    share(wanted - sum(all, ({ unreachable }) => unreachable.length), wanted),
    out === 0 ? '–' : `${out - sum(all, ({ forbidden }) => forbidden.length)} of ${out}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** A table by class, and by language for what is not English. */
export function tableOf(all: readonly Scored[]): string {
  const groups = new Map<string, Scored[]>();
  for (const one of all) {
    const name = one.idea.class === 'non-english' ? one.idea.lang : one.idea.class;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  const isAsking = ({ idea }: Scored) => idea.class === 'plain' || idea.class === 'long';
  return [
    '| ideas | number | kind right | features heard | features reachable by taps | ruled out respected |',
    '| --- | --- | --- | --- | --- | --- |',
    rowOf('plain and long', all.filter(isAsking)),
    ...[...groups].map(([name, group]) => rowOf(name, group)),
    rowOf('all', all),
  ].join('\n');
}

export function timeAt(all: readonly Scored[], part: number): string {
  const times = all.map(({ time }) => time).sort((one, other) => one - other);
  return (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(1);
}

/** One line for each idea that was not read as labelled. */
export function missesOf(all: readonly Scored[]): string[] {
  return all.flatMap(
    ({ idea, kind, isKindRight, isDirectionRight, unheard, unreachable, forbidden, error }) => {
      const faults = [
        error && `failed: ${error}`,
        !isKindRight && `kind ${kind}, not ${idea.expected.kind}`,
        !isDirectionRight && 'direction',
        unheard.length > 0 && `not heard: ${unheard.join(', ')}`,
        unreachable.length > 0 && `not reachable: ${unreachable.join(', ')}`,
        forbidden.length > 0 && `ruled out and there: ${forbidden.join(', ')}`,
      ].filter(Boolean);
      return faults.length === 0 ? [] : [`- \`${idea.id}\` ${faults.join('; ')}`];
    },
  );
}
