import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { findBrowser } from '../../shared/src/build/browser.ts';
import { ROOT } from '../../shared/src/build/places.ts';
import { measureBuilds } from './build-times.ts';
import { measureGrowth } from './growth.ts';
import { ROUNDS, measureChanges, measureLanding, measurePages, prepareSites } from './parts.ts';
import { report, type Results } from './report.ts';
import { stopServers } from './rounds.ts';

/*
 * `npm run bench`: measures everything and writes docs/performance.md. `npm run bench -- landing growth` measures
 * those parts and prints their tables, as a run of fewer than five rounds does.
 */
const PARTS = ['landing', 'pages', 'changes', 'growth', 'build'] as const;
const BUILD_ROUNDS = Math.min(3, ROUNDS);

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !PARTS.some((known) => known === part));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Known: ${PARTS.join(', ')}.`);
  process.exit(1);
}
const isAsked = (part: (typeof PARTS)[number]) => asked.length === 0 || asked.includes(part);

async function measure(): Promise<string> {
  const results: Results = {};
  if (isAsked('build')) {
    console.log('· builds');
    results.builds = await measureBuilds(BUILD_ROUNDS);
  }
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const { served, pages } = await prepareSites();
    if (isAsked('landing')) results.landing = await measureLanding(browser, served);
    if (isAsked('pages')) results.pages = await measurePages(browser, served);
    if (isAsked('changes')) results.changes = await measureChanges(browser, served, pages);
    if (isAsked('growth')) {
      console.log('· growth');
      results.growth = await measureGrowth(browser, ROUNDS);
    }
    return report(results, browser.version());
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
process.exit(0);
