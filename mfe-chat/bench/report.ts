import type { Tally } from './score-prompts.ts';
import type { Scored } from './score.ts';
import { totalsByGroup, type Totals } from './totals.ts';

const written = (ratio: number | null) => ratio?.toFixed(3) ?? '–';

function rowOf(name: string, { ideas, kind, heard, reachable, respected, ruledOut }: Totals) {
  const out = ruledOut === 0 ? '–' : `${respected} of ${ruledOut}`;
  const cells = [name, ideas, written(kind), written(heard), written(reachable), out];
  return `| ${cells.join(' | ')} |`;
}

/** @param only the groups to show; all of them by default */
export function tableOf(all: readonly Scored[], only?: readonly string[]): string {
  return [
    '| ideas | number | kind right | features heard | features reachable by taps | ruled out respected |',
    '| --- | --- | --- | --- | --- | --- |',
    ...Object.entries(totalsByGroup(all))
      .filter(([name]) => only?.includes(name) ?? true)
      .map(([name, totals]) => rowOf(name, totals)),
  ].join('\n');
}

export function promptTable(groups: ReadonlyMap<string, Tally>): string {
  const all = [...groups.values()];
  const row = (name: string, cell: (tally: Tally) => string) =>
    `| ${[name, ...all.map(cell)].join(' | ')} |`;
  return [
    `| of ${all.reduce((sum, { prompts }) => sum + prompts, 0)} prompts | ${[...groups.keys()].join(' | ')} |`,
    `| --- |${' --- |'.repeat(all.length)}`,
    row('archetype right', ({ archetypes, prompts }) => `${archetypes} of ${prompts}`),
    row('key words on some screen', ({ wordsShown, words }) => `${wordsShown} of ${words}`),
    row('quoted texts shown', ({ quotesShown, quotes }) => `${quotesShown} of ${quotes}`),
    row('edits that changed the design', ({ changed, edits }) => `${changed} of ${edits}`),
    row('edits that drew another app', ({ replaced, edits }) => `${replaced} of ${edits}`),
  ].join('\n');
}

export function timeAt(all: readonly Scored[], part: number): string {
  const times = all.map(({ time }) => time).sort((one, other) => one - other);
  return (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(1);
}

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
