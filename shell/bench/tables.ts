import type { BuildTimes } from './build-times.ts';
import type { Result } from './goals.ts';
import type { Size } from './growth.ts';
import { METRICS, middle, written, type MetricName } from './metrics.ts';
import type { RouteChange } from './route-change.ts';
import type { Loads } from './rounds.ts';
import { median, range } from './statistics.ts';

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function label(name: MetricName): string {
  const { label: words, unit } = METRICS[name];
  return unit ? `${words}, ${unit}` : words;
}

/** Pages without scripts never become interactive. */
function cell(site: string, loads: Loads, name: MetricName): string {
  const isAbsent = site === 'limit' && (name === 'interactive' || name === 'frame');
  return isAbsent ? '–' : written(loads.get(site) ?? [], name);
}

export function pageTable(loads: Loads): string {
  const sites = [...loads.keys()];
  const names = Object.keys(METRICS) as MetricName[];
  return table(
    ['', ...sites],
    names.map((name) => [label(name), ...sites.map((site) => cell(site, loads, name))]),
  );
}

const SHORT = [
  'fcp',
  'lcp',
  'cls',
  'tbt',
  'interactive',
  'script',
  'html',
  'requests',
  'levels',
] as const;

export function shortTable(pages: ReadonlyMap<string, Loads>): string {
  return table(
    ['page', 'site', ...SHORT.map(label)],
    [...pages].flatMap(([route, loads]) =>
      [...loads.keys()].map((site) => [
        route,
        site,
        ...SHORT.map((name) => cell(site, loads, name)),
      ]),
    ),
  );
}

function spread(values: readonly number[], digits: number): string {
  const [low, high] = range(values);
  return `${median(values).toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
}

export function changeTable(
  sites: ReadonlyMap<string, ReadonlyMap<string, readonly RouteChange[]>>,
): string {
  return table(
    ['from / to', 'site', 'content, ms', 'its frame, ms', 'requests'],
    [...sites].flatMap(([site, changes]) =>
      [...changes].map(([route, list]) => [
        route,
        site,
        spread(
          list.map(({ content }) => content),
          1,
        ),
        spread(
          list.map(({ frame }) => frame),
          1,
        ),
        String(Math.max(...list.map(({ requests }) => requests))),
      ]),
    ),
  );
}

export function growthTable(sizes: readonly Size[]): string {
  const [smallest] = sizes;
  return table(
    [
      'remotes',
      'HTML, B',
      'B for each further remote',
      'requests',
      label('lcp'),
      label('interactive'),
    ],
    sizes.map(({ remotes, html, loads }) => {
      const further = remotes - (smallest?.remotes ?? 0);
      return [
        String(remotes),
        String(html),
        further > 0 ? ((html - (smallest?.html ?? 0)) / further).toFixed(1) : '–',
        String(middle(loads, 'requestsInAll')),
        written(loads, 'lcp'),
        written(loads, 'interactive'),
      ];
    }),
  );
}

export function buildTable({ clean, oneRemote }: BuildTimes): string {
  return table(
    ['`npm run build`', 's'],
    [
      ['from clean', spread(clean, 1)],
      ['one remote changed', spread(oneRemote, 1)],
    ],
  );
}

export function goalTable(results: readonly Result[]): string {
  return table(
    ['what', 'goal', 'measured', 'met?'],
    results.map(({ what, goal, measured, isMet }) => [
      what,
      goal,
      measured,
      isMet ? 'yes' : '**no**',
    ]),
  );
}
