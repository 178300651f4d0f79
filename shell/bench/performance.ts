import { chromium } from 'playwright';
import { findBrowser } from '../../shared/kit/src/browser.ts';
import { measureFirstLoad, pageBudgets } from '../../shared/kit/src/budget.ts';
import { buildSite } from '../../shared/kit/src/build-site.ts';
import { measureBuilds } from './build-times.ts';
import { measureGrowth } from './growth.ts';
import { ROUNDS, measureChanges, measureLanding, measurePages, prepareSites } from './parts.ts';
import { goalsOf, report, type Measured } from './report.ts';
import { mergeResults, readResults, writeResults } from './results.ts';
import { stopServers } from './rounds.ts';

/* `npm run bench` writes docs/performance.md; `npm run bench -- landing growth` prints those parts and writes their goals. */
const PARTS = ['sizes', 'landing', 'pages', 'changes', 'growth', 'build'] as const;
const BUILD_ROUNDS = Math.min(3, ROUNDS);

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !PARTS.some((known) => known === part));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Known: ${PARTS.join(', ')}.`);
  process.exit(1);
}
const isAsked = (part: (typeof PARTS)[number]) => asked.length === 0 || asked.includes(part);

/** A failed part is named and left out of the tables. */
const failed: string[] = [];
async function attempt<Result>(
  part: (typeof PARTS)[number],
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!isAsked(part)) return undefined;
  try {
    return await work();
  } catch (error) {
    console.error(`${part}: ${error instanceof Error ? error.message : String(error)}`);
    failed.push(part);
    return undefined;
  }
}

async function measureSizes(): Promise<NonNullable<Measured['sizes']>> {
  await buildSite();
  const { scripts: limit = 0 } = pageBudgets()['/'] ?? {};
  return { load: measureFirstLoad('/'), limit };
}

const IN_BROWSER = ['landing', 'pages', 'changes', 'growth'] as const;

async function measure(): Promise<{ measured: Measured; browserVersion: string }> {
  const sizes = await attempt('sizes', measureSizes);
  const builds = await attempt('build', () => {
    console.log('· builds');
    return measureBuilds(BUILD_ROUNDS);
  });
  if (!IN_BROWSER.some(isAsked)) return { measured: { sizes, builds }, browserVersion: '' };
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const { served, pages } = await prepareSites();
    const measured: Measured = {
      sizes,
      builds,
      landing: await attempt('landing', () => measureLanding(browser, served)),
      pages: await attempt('pages', () => measurePages(browser, served)),
      changes: await attempt('changes', () => measureChanges(browser, served, pages)),
      growth: await attempt('growth', () => {
        console.log('· growth');
        return measureGrowth(browser, ROUNDS);
      }),
    };
    return { measured, browserVersion: browser.version() };
  } finally {
    await browser.close();
    stopServers();
  }
}

const started = performance.now();
const { measured, browserVersion } = await measure().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const isWhole = asked.length === 0;
const known = isWhole && failed.length === 0 ? [] : readResults();
const results = mergeResults(known, goalsOf(measured), new Date().toISOString().slice(0, 10));
const missing = failed.map((part) => `\n**${part}** could not be measured in this run.\n`);
const text = report(measured, results, browserVersion) + missing.join('');
console.log(`\n${text}`);
if (ROUNDS >= 5) await writeResults(results, isWhole ? text : undefined);
console.log(`Measured in ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
process.exit(failed.length > 0 ? 1 : 0);
