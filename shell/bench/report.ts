import os from 'node:os';
import type { BuildTimes } from './build-times.ts';
import type { FirstLoad } from '../../shared/kit/src/budget.ts';
import {
  buildGoals,
  changeGoals,
  growthGoals,
  landingGoals,
  pageGoals,
  sizeGoals,
  type Goal,
  type Result,
} from './goals.ts';
import type { Size } from './growth.ts';
import { ROUNDS } from './parts.ts';
import type { RouteChange } from './route-change.ts';
import type { Loads } from './rounds.ts';
import {
  buildTable,
  changeTable,
  goalTable,
  growthTable,
  pageTable,
  shortTable,
} from './tables.ts';

/** Parts that were not measured are missing. */
export interface Measured {
  sizes?: { load: FirstLoad; limit: number } | undefined;
  landing?: Loads | undefined;
  pages?: Map<string, Loads> | undefined;
  changes?: Map<string, Map<string, RouteChange[]>> | undefined;
  growth?: Size[] | undefined;
  builds?: BuildTimes | undefined;
}

function section(title: string, ...paragraphs: string[]): string {
  return [`## ${title}`, ...paragraphs].join('\n\n');
}

export function goalsOf({ sizes, landing, pages, changes, growth, builds }: Measured): Goal[] {
  return [
    ...(sizes ? sizeGoals(sizes.load, sizes.limit) : []),
    ...(landing ? landingGoals(landing) : []),
    ...(pages ? pageGoals(pages) : []),
    ...(changes ? changeGoals(changes.get('composed') ?? new Map()) : []),
    ...(growth ? growthGoals(growth) : []),
    ...(builds ? buildGoals(builds) : []),
  ];
}

export function goalSection(results: readonly Result[]): string {
  return section('Goals', goalTable(results));
}

export function report(
  { landing, pages, changes, growth, builds }: Measured,
  results: readonly Result[],
  browserVersion: string,
): string {
  return `${[
    '# How fast the site is',
    INTRODUCTION,
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, on ${machine()}, in Chromium ${browserVersion}.
No number is typed by hand. Times are medians of ${ROUNDS} rounds, smallest and largest in brackets.`,
    ...(landing
      ? [section('Landing page, Slow 4G and a processor slowed down 4 times', pageTable(landing))]
      : []),
    ...(pages ? [section('A page of each other remote, Slow 4G, CPU 4x', shortTable(pages))] : []),
    ...(changes ? [section('Route change to another remote', CHANGES, changeTable(changes))] : []),
    ...(growth ? [section('Growth', GROWTH, growthTable(growth))] : []),
    ...(builds ? [section('Builds', BUILDS, buildTable(builds))] : []),
    goalSection(results),
    section('What the words mean', WORDS),
  ].join('\n\n')}\n`;
}

function machine(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}) with ${memory} GiB`;
}

const INTRODUCTION = `Four sites of the same pages, sheets and fonts, served by the same server with brotli over HTTP/1.1, without the hero's scene, visited
in turn by fresh browsers:

- **composed**: the site as it ships, five builds composed by federation;
- **monolith**: shell and all pages in one build without federation, prerendered and hydrated, each page an \`import()\`;
- **client only**: the same monolith with an empty page, head and preloads as before;
- **limit**: the composed HTML without any script.`;

const CHANGES =
  'From a click until the page is in the document, unthrottled; the pointer has rested on the link before.';

const GROWTH =
  'Further remotes are copies of one small build under other names, with five routes each. The landing page is visited on Slow 4G with CPU 4x.';

const BUILDS =
  'In a copy of the checkout without build output or cache; then again after a title in the largest remote has changed.';

const WORDS = `- *total blocking time*, *time to interactive by long tasks*: as Lighthouse defines them, but measured, not simulated. The page without a script has some too: style, layout and paint.
- *in long frames*: parts of frames of more than 50 ms, by the browser's long animation frames.
- *header and footer interactive*, *all interactive*: React answers events on the skip link, and on the page's headline, asked every 8 ms.
- *before load*: requested before the \`load\` event. Bytes are those of the compressed bodies.
- *levels*: requests that wait for one another, 1 when the HTML names everything. *Hops* count the HTML too.
- *Slow 4G*: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, in a phone's window; route changes use a desktop's, unthrottled.`;
