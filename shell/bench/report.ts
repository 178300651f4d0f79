import os from 'node:os';
import type { BuildTimes } from './build-times.ts';
import { buildGoals, changeGoals, growthGoals, landingGoals, pageGoals } from './goals.ts';
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

/** What was measured; a part that was not asked for is missing. */
export interface Results {
  landing?: { slow: Loads; fast: Loads };
  pages?: Map<string, Loads>;
  changes?: Map<string, Map<string, RouteChange[]>>;
  growth?: Size[];
  builds?: BuildTimes;
}

function section(title: string, ...paragraphs: string[]): string {
  return [`## ${title}`, ...paragraphs].join('\n\n');
}

/** The whole document, of the parts that there are. */
export function report(results: Results, browserVersion: string): string {
  const { landing, pages, changes, growth, builds } = results;
  const goals = [
    ...(landing ? landingGoals(landing.slow) : []),
    ...(pages ? pageGoals(pages) : []),
    ...(changes ? changeGoals(changes.get('composed') ?? new Map()) : []),
    ...(growth ? growthGoals(growth) : []),
    ...(builds ? buildGoals(builds) : []),
  ];
  return `${[
    '# How fast the site is',
    INTRODUCTION,
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, on ${machine()}, in Chromium ${browserVersion}.
No number is typed by hand. Times are medians of ${ROUNDS} rounds, smallest and largest in brackets.`,
    ...(landing
      ? [
          section(
            'Landing page, Slow 4G and a processor slowed down 4 times',
            pageTable(landing.slow),
          ),
          section('Landing page, unthrottled', pageTable(landing.fast)),
        ]
      : []),
    ...(pages ? [section('A page of each other remote, Slow 4G, CPU 4x', shortTable(pages))] : []),
    ...(changes ? [section('Route change to another remote', CHANGES, changeTable(changes))] : []),
    ...(growth ? [section('Growth', GROWTH, growthTable(growth))] : []),
    ...(builds ? [section('Builds', BUILDS, buildTable(builds))] : []),
    section('Goals', goalTable(goals)),
    section('What the words mean', WORDS),
  ].join('\n\n')}\n`;
}

function machine(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}) with ${memory} GiB`;
}

const INTRODUCTION = `Four sites are made from the same pages, sheets and fonts and served by the same server, brotli-compressed, over HTTP/1.1:

- **composed**: the site as it ships, five builds composed by federation;
- **monolith**: shell and all pages in one build without federation, prerendered and hydrated, each page an \`import()\`;
- **client only**: the same monolith with an empty page, head and preloads as before;
- **limit**: the composed HTML without any script. No way of delivery can beat it.

They are visited in turn, each time by a browser that has never been there. The hero's scene is switched off.`;

const CHANGES =
  'From a click until the page stands in the document, unthrottled; the pointer has rested on the link before, so the page is there.';

const GROWTH =
  'Further remotes are real ones, copies of one small build under other names, each with five routes, all composed into the site. The landing page is visited on Slow 4G with CPU 4x.';

const BUILDS =
  'The command runs in a copy of the checkout without any build output or cache; then a title in the remote with most pages is changed and it runs again.';

const WORDS = `- *total blocking time*: what tasks take beyond 50 ms between first contentful paint and *time to interactive by long tasks*; that is the end of the last long task before five seconds without any in which at most two requests are under way. Both as Lighthouse defines them, but measured, not simulated. The page without a script has some too: style, layout and paint.
- *in long frames*: parts of the frames of more than 50 ms up to then, by the browser's own account (long animation frames).
- *header and footer interactive*, *all interactive*: React answers events on the skip link (header and footer) and on the page's headline (all), asked every 8 ms.
- *before load*: requested before the \`load\` event. Bytes are those of the compressed bodies.
- *levels*: requests that wait for one another: 1 when the HTML names everything. *Hops* count the HTML itself too.
- *Slow 4G*: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. The slow visits use a phone's window, the unthrottled ones a desktop's.`;
