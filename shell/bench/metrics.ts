import type { Load } from './load.ts';
import { bytesOf, hops, levels, type SeenRequest } from './requests.ts';
import { blockingTime, timeToInteractive } from './blocking-time.ts';
import { median, range } from './statistics.ts';

export interface Metric {
  label: string;
  unit: 'ms' | 'kB' | '';
  digits: number;
  of: (load: Load) => number;
}

/** Returns requests that start before the `load` event; later ones preload other pages or content below the fold. */
function early(load: Load): SeenRequest[] {
  return load.requests.filter(({ start }) => start <= load.loaded);
}

const kilobytes =
  (type: string, pick: (load: Load) => SeenRequest[] = early) =>
  (load: Load) =>
    bytesOf(pick(load), type) / 1000;

/** Returns the number of sequential requests until the largest contentful paint; 1 if the HTML contains its element. */
function hopsToLargest(load: Load): number {
  const depth = hops(load.requests);
  if (depth.has(load.largest)) return depth.get(load.largest) ?? 1;
  if (load.isLargestServed) return 1;
  const scripts = early(load).filter(({ type }) => type === 'Script');
  return 1 + levels(load.requests, scripts);
}

function calm({ longTasks, requests, firstPaint }: Load): number {
  return timeToInteractive(longTasks, requests, firstPaint);
}

/** Sums script or rendering time, in ms, of animation frames over 50 ms that start before time to interactive. */
const ofLongFrames = (part: 'script' | 'rendering') => (load: Load) => {
  const until = calm(load);
  return load.longFrames
    .filter(({ start }) => start < until)
    .reduce((sum, frame) => sum + frame[part], 0);
};

const time = (label: string, of: Metric['of']): Metric => ({ label, unit: 'ms', digits: 0, of });
const size = (label: string, of: Metric['of']): Metric => ({ label, unit: 'kB', digits: 1, of });
const count = (label: string, of: Metric['of']): Metric => ({ label, unit: '', digits: 0, of });

export const METRICS = {
  fcp: time('first contentful paint', (load) => load.firstPaint),
  lcp: time('largest contentful paint', (load) => load.largestPaint),
  cls: { label: 'cumulative layout shift', unit: '', digits: 3, of: (load: Load) => load.shift },
  tbt: time('total blocking time', (load) =>
    blockingTime(load.longTasks, load.firstPaint, calm(load)),
  ),
  tti: time('time to interactive by long tasks', calm),
  frameScript: time('scripts in long frames', ofLongFrames('script')),
  frameRendering: time('style, layout and paint in long frames', ofLongFrames('rendering')),
  frame: time('header and footer interactive', (load) => load.frameLive),
  interactive: time('all interactive', (load) => Math.max(load.frameLive, load.pageLive)),
  script: size('JS before load', kilobytes('Script')),
  html: size('HTML', kilobytes('Document')),
  css: size('CSS files before load', kilobytes('Stylesheet')),
  font: size('fonts', kilobytes('Font')),
  image: size('pictures before load', kilobytes('Image')),
  requests: count('requests before load', (load) => early(load).length),
  levels: count('levels of requests after HTML', (load) => levels(load.requests, early(load))),
  hops: count('hops to the largest paint', hopsToLargest),
  scriptInAll: size(
    'JS in all, with what is loaded ahead',
    kilobytes('Script', ({ requests }) => requests),
  ),
  requestsInAll: count('requests in all', (load) => load.requests.length),
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof METRICS;

export function middle(loads: readonly Load[], name: MetricName): number {
  return median(loads.map(METRICS[name].of));
}

/** Formats `median (smallest–largest)`, or one number when all rounds agree. */
export function written(loads: readonly Load[], name: MetricName): string {
  const { of, digits } = METRICS[name];
  const values = loads.map(of);
  const [low, high] = range(values).map((value) => value.toFixed(digits));
  const center = median(values).toFixed(digits);
  return low === high ? center : `${center} (${low}–${high})`;
}
