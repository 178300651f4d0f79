import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../shared/src/build/browser.ts';
import { buildSite } from '../../shared/src/build/build-site.ts';
import { SITE } from '../../shared/src/build/compose.ts';
import { ROOT } from '../../shared/src/build/places.ts';
import { createSiteServer, listen } from '../../shared/src/build/serve.ts';

/*
 * `npm run bench:search`: from a letter typed to the frame that shows its results, on a processor slowed down four
 * times. Writes docs/search-performance.md; no number in it is typed by hand.
 */
const SLOWDOWN = 4;
const ROUNDS = 5;
const WORDS = ['colour', 'export', 'button'];
const PAGES = ['/blog', '/help'];

interface Row {
  page: string;
  /** Milliseconds from the input event to the end of the frame that follows it, sorted. */
  times: number[];
}

async function measure(page: Page, address: string): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(address);
    const field = page.getByRole('searchbox').first();
    await field.click();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      document.addEventListener(
        'input',
        () => {
          const typed = performance.now();
          requestAnimationFrame(() => setTimeout(() => seen.push(performance.now() - typed)));
        },
        { capture: true },
      );
    });
    // The first letter also pays for reading the index; it counts like the others.
    await page.keyboard.type(WORDS[round % WORDS.length] ?? '', { delay: 150 });
    await page.waitForFunction(() => (window as unknown as { seen: number[] }).seen.length >= 6);
    times.push(...(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)));
  }
  return { page: address, times: times.sort((one, other) => one - other) };
}

const at = (times: readonly number[], share: number) =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);

process.env.SCENE_PROJECT_ID = '';
await buildSite();
const server = createSiteServer(SITE);
const port = await listen(server, 0);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ baseURL: `http://localhost:${port}` });
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
const rows: Row[] = [];
for (const address of PAGES) rows.push(await measure(page, address));
await browser.close();
server.close();

const table = [
  '| page | letters | median ms | 95th ms | worst ms |',
  '| --- | --- | --- | --- | --- |',
  ...rows.map(
    ({ page: address, times }) =>
      `| ${address} | ${times.length} | ${at(times, 0.5)} | ${at(times, 0.95)} | ${at(times, 1)} |`,
  ),
].join('\n');
const text = `# How fast the searches answer

From a letter typed to the end of the frame that shows its results, with the processor slowed down ${SLOWDOWN} times, ${ROUNDS} rounds a page.
Written by \`npm run bench:search\` on ${new Date().toISOString().slice(0, 10)}, on ${os.cpus().length} cores with ${Math.round(os.totalmem() / 2 ** 30)} GiB, in ${browser.version()}.
A frame is 16.7 ms; the time includes waiting for the next one.

${table}
`;
writeFileSync(path.join(ROOT, 'docs/search-performance.md'), text);
console.log(table);
process.exit(0);
