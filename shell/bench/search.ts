import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { findBrowser } from '../../shared/kit/src/browser.ts';
import { buildSite } from '../../shared/kit/src/build-site.ts';
import { SITE } from '../../shared/kit/src/compose.ts';
import { ROOT } from '../../shared/kit/src/places.ts';
import { createSiteServer, listen } from '../../shared/kit/src/serve.ts';

/* `npx --no appling bench:search` writes docs/search-performance.md: ms from key press to laid-out results. */
const SLOWDOWN = 4;
const ROUNDS = 5;
const WORDS = ['colors', 'export', 'button'];
const PAGES = ['/blog', '/help'];
/** A page with one field and no script: the browser's own cost per letter. */
const FLOOR = 'an empty page';
/** Fast typing, and one pause in which the page updates its address; in ms. */
const PACE_MS = { letter: 150, pause: 600 };

interface Letter {
  /** Timestamp of the key event. */
  key: number;
  input: number;
  laidOut: number;
  shown: number;
}

interface Row {
  page: string;
  letters: Letter[];
}

/** Runs in the page. React has rendered before the last microtask of the input event. */
function watchLetters() {
  const letters: Letter[] = [];
  Object.assign(window, { letters });
  let key = 0;
  let input = 0;
  addEventListener('keydown', (event) => (key = event.timeStamp), { capture: true });
  addEventListener('input', () => (input = performance.now()), { capture: true });
  addEventListener('input', () =>
    queueMicrotask(() => {
      document.documentElement.getBoundingClientRect();
      const letter = { key, input, laidOut: performance.now() };
      requestAnimationFrame(() =>
        setTimeout(() => letters.push({ ...letter, shown: performance.now() })),
      );
    }),
  );
}

async function type(page: Page, word: string): Promise<Letter[]> {
  const field = page.getByRole('searchbox').first();
  await field.click();
  // The focus loads the index; nobody types at once.
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchLetters);
  for (const [index, letter] of [...word].entries()) {
    await page.keyboard.press(letter);
    await pause(index === 2 ? PACE_MS.pause : PACE_MS.letter);
  }
  const letters = () => (window as unknown as { letters: Letter[] }).letters;
  await page.waitForFunction(
    (count) => (window as unknown as { letters: Letter[] }).letters.length === count,
    word.length,
  );
  return page.evaluate(letters);
}

async function measure(page: Page, address: string): Promise<Row> {
  const letters: Letter[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(address === FLOOR ? 'about:blank' : address);
    if (address === FLOOR) await page.setContent('<input type="search">');
    letters.push(...(await type(page, WORDS[round % WORDS.length] ?? '')));
  }
  return { page: address, letters };
}

function spread({ letters }: Row, duration: (letter: Letter) => number): string {
  const times = letters.map(duration).sort((one, other) => one - other);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.95)}`;
}

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
for (const address of [...PAGES, FLOOR]) rows.push(await measure(page, address));
await browser.close();
server.close();

const table = [
  '| page | letters | key to results | of which ours | key to frame end |',
  '| --- | --- | --- | --- | --- |',
  ...rows.map((row) =>
    [
      '',
      row.page,
      row.letters.length,
      spread(row, ({ key, laidOut }) => laidOut - key),
      spread(row, ({ input, laidOut }) => laidOut - input),
      spread(row, ({ key, shown }) => shown - key),
      '',
    ]
      .join(' | ')
      .trim(),
  ),
].join('\n');
const text = `# How fast the searches answer

With the processor slowed down ${SLOWDOWN} times, ${ROUNDS} words a page; milliseconds, median / 95th percentile.
Written by \`appling bench:search\` on ${new Date().toISOString().slice(0, 10)}, on ${os.cpus().length} cores with ${Math.round(os.totalmem() / 2 ** 30)} GiB, in ${browser.version()}.
A frame is 16.7 ms.

${table}

- **Key to results**: from the key's time stamp until the results are in the document, with style and layout done.
- **Of which ours**: the same from the input event.
- **Key to frame end**: with the next frame and its painting.
- **An empty page** has one plain field and no script.

The index loads when the field gets the focus; all cards stay mounted and a letter only sets \`hidden\`; the address is written after a pause
of 300 ms or on blur, because the router renders every link of the page for it.
`;
const file = path.join(ROOT, 'docs/search-performance.md');
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
console.log(table);
process.exit(0);
