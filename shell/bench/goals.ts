import type { FirstLoad } from '../../shared/kit/src/budget.ts';
import type { BuildTimes } from './build-times.ts';
import type { Size } from './growth.ts';
import type { Load } from './load.ts';
import { METRICS, middle, type MetricName } from './metrics.ts';
import type { RouteChange } from './route-change.ts';
import type { Loads } from './rounds.ts';
import { median, range } from './statistics.ts';

export interface Goal {
  what: string;
  goal: string;
  measured: string;
  isMet: boolean;
}

/** A goal with the day of its measurement. */
export interface Result extends Goal {
  date: string;
}

function atMost(what: string, limit: number, value: number, unit = '', digits = 0): Goal {
  const measured = value.toFixed(digits) + unit;
  return { what, goal: `≤ ${limit}${unit}`, measured, isMet: value <= limit };
}

export function landingGoals(slow: Loads): Goal[] {
  const of = (site: string, name: MetricName) => middle(slow.get(site) ?? [], name);
  const ratio = (name: MetricName, site: string) => of('composed', name) / of(site, name);
  const composed = slow.get('composed') ?? [];
  const worstShift = Math.max(...composed.map(METRICS.cls.of));
  return [
    atMost('LCP against the limit', 1.15, ratio('lcp', 'limit'), ' ×', 2),
    atMost('FCP against the limit', 1.15, ratio('fcp', 'limit'), ' ×', 2),
    atMost('LCP against the client-only monolith', 0.6, ratio('lcp', 'client only'), ' ×', 2),
    atMost(
      "federation's share of it",
      35,
      of('composed', 'script') - of('monolith', 'script'),
      ' kB',
      1,
    ),
    atMost('levels of requests after HTML', 1, of('composed', 'levels')),
    atMost('TBT at 4x CPU', 150, of('composed', 'tbt'), ' ms'),
    atMost('CLS, worst round', 0, worstShift, '', 3),
  ];
}

export function sizeGoals({ scripts }: FirstLoad, limit: number): Goal[] {
  return [atMost('JS on first load', limit / 1000, scripts / 1000, ' kB', 1)];
}

export function pageGoals(pages: ReadonlyMap<string, Loads>): Goal[] {
  return [...pages].map(([route, loads]) => {
    const shifts = (loads.get('composed') ?? []).map(METRICS.cls.of);
    return atMost(`CLS of ${route}, worst round`, 0, Math.max(...shifts), '', 3);
  });
}

export function changeGoals(changes: ReadonlyMap<string, readonly RouteChange[]>): Goal[] {
  return [...changes].flatMap(([route, list]) => [
    atMost(`route change to ${route}`, 50, median(list.map(({ content }) => content)), ' ms'),
    atMost(
      `requests of a route change to ${route}`,
      0,
      Math.max(...list.map(({ requests }) => requests)),
    ),
  ]);
}

/** A metric stays flat if its median grows by at most the spread of the smallest site’s rounds. */
export function growthGoals(sizes: readonly Size[]): Goal[] {
  const [small, large] = [sizes.at(0), sizes.at(-1)];
  if (!small || !large) return [];
  const more = large.remotes - small.remotes;
  const growth = `from ${small.remotes} to ${large.remotes} remotes`;
  const requests = (loads: readonly Load[]) => middle(loads, 'requestsInAll');
  const flat = (name: 'lcp' | 'interactive'): Goal => {
    const [low, high] = range(small.loads.map(METRICS[name].of));
    const moved = middle(large.loads, name) - middle(small.loads, name);
    const noise = high - low;
    return {
      what: `${METRICS[name].label} ${growth}`,
      goal: `flat within noise (${noise.toFixed(0)} ms)`,
      measured: `${moved < 0 ? '−' : '+'}${Math.abs(moved).toFixed(0)} ms`,
      isMet: moved <= noise,
    };
  };
  return [
    atMost(`more requests ${growth}`, 0, requests(large.loads) - requests(small.loads)),
    atMost(
      'HTML for each further remote of five routes',
      40,
      (large.html - small.html) / more,
      ' B',
      1,
    ),
    flat('lcp'),
    flat('interactive'),
  ];
}

export function buildGoals({ clean, oneRemote }: BuildTimes): Goal[] {
  return [
    atMost('build and compose from clean', 25, median(clean), ' s', 1),
    atMost('build and compose, one remote changed', 5, median(oneRemote), ' s', 1),
  ];
}
