import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { findBrowser } from '../../shared/kit/src/browser.ts';
import { ROOT } from '../../shared/kit/src/places.ts';
import { measureBuilds } from './build-times.ts';
import { measureGrowth } from './growth.ts';
import { ROUNDS, measureChanges, measureLanding, measurePages, prepareSites } from './parts.ts';
import { report, type Results } from './report.ts';
import { stopServers } from './rounds.ts';

/* `npm run bench` writes docs/performance.md; `npm run bench -- landing growth` measures and prints those parts. */
const PARTS = ['landing', 'pages', 'changes', 'growth', 'build'] as const;
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

async function measure(): Promise<string> {
  const results: Results = {};
  results.builds = await attempt('build', () => {
    console.log('· builds');
    return measureBuilds(BUILD_ROUNDS);
  });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const { served, pages } = await prepareSites();
    results.landing = await attempt('landing', () => measureLanding(browser, served));
    results.pages = await attempt('pages', () => measurePages(browser, served));
    results.changes = await attempt('changes', () => measureChanges(browser, served, pages));
    results.growth = await attempt('growth', () => {
      console.log('· growth');
      return measureGrowth(browser, ROUNDS);
    });
    const missing = failed.map((part) => `\n**${part}** could not be measured in this run.\n`);
    return report(results, browser.version()) + missing.join('');
  } finally {
    await browser.close();
    stopServers();
  }
}

const started = performance.now();
const text = await measure().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.log(`\n${text}`);
if (asked.length === 0 && ROUNDS >= 5) {
  const file = path.join(ROOT, 'docs/performance.md');
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
console.log(`Measured in ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
process.exit(failed.length > 0 ? 1 : 0);
