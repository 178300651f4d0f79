import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { findBrowser } from '@appling/kit/browser';
import { servedSize } from '@appling/kit/budget';
import { SITE } from '@appling/kit/compose';
import { createSiteServer, listen } from '@appling/kit/serve';
import { exportTimes } from './export-times.ts';
import type { Idea } from './ideas.ts';
import { CHAT_DATA, CHAT_SCRIPTS } from './limits.ts';
import { weighScripts } from './script-bytes.ts';

const SLOWDOWN = 4;
/** Types one of this many ideas in a visit; each visit takes seconds. */
const EVERY_VISIT = 20;
/** Shortest time a person needs to write an idea, in ms; the page is idle by then. */
const WRITING = 2000;

const at = (times: readonly number[], part: number) =>
  (times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0).toFixed(
    1,
  );
const row = (name: string, times: readonly number[], bar: string) =>
  `| ${name} | ${times.length} | ${at(times, 0.5)} | ${at(times, 0.95)} | ${at(times, 1)} | ${bar} |`;

async function onSite<T>(measure: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  const server = createSiteServer(SITE);
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  try {
    return await measure(browser, origin);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

export const exportsFromChromium = (ideas: readonly Idea[]): Promise<string> =>
  onSite(async (browser, origin) => {
    const open = (context: BrowserContext) => openIn(context, origin);
    const texts = ideas.filter((_, at) => at % EVERY_VISIT === 0).map(({ idea }) => idea);
    const rows = await exportTimes(browser, open, texts);
    return `Exports of six screens, on the page's thread too, in the order of the sheet, with the data fetched on the way; reading counts from the
opening of the sheet.

| ms | exports | median | 95th percentile | worst | limit |
| --- | --- | --- | --- | --- | --- |
${rows.map(({ name, times, limit }) => row(name, times, limit ? String(limit) : '–')).join('\n')}
`;
  });

/** Measures the built site in Chromium and returns a chapter of docs/designer.md. */
export const chapterFromChromium = async (ideas: readonly Idea[]): Promise<string> =>
  `${await engineAndPhone(ideas)}\n${await exportsFromChromium(ideas)}`;

const engineAndPhone = (ideas: readonly Idea[]): Promise<string> =>
  onSite(async (browser, origin) => {
    const texts = ideas.map(({ idea }) => idea);
    const engine = await engineTimes(browser, origin, texts);
    const visits = await visitTimes(
      browser,
      origin,
      texts.filter((_, index) => index % EVERY_VISIT === 0),
    );
    const bytesOf = (files: readonly string[], ending: string) =>
      files.reduce((sum, file) => sum + (file.endsWith(ending) ? servedSize(file) : 0), 0);
    const bytesRow = (name: string, ending: string, bar: string) =>
      row(
        name,
        visits.files.map((files) => bytesOf(files, ending) / 1000),
        bar,
      );
    const reckoned = (await weighScripts(texts)).map(({ bytes }) => bytes / 1000);
    return `## In the browser

Chromium ${browser.version()}, the built site, the processor slowed down ${SLOWDOWN} times. The engine runs on the page's thread, since Chromium slows
down no worker; the phone is measured from the worker's answer to the first frame of the new app, and to its whole first screen.
A text is sent ${WRITING / 1000} s after the page was loaded.

| ms | ideas | median | 95th percentile | worst | limit |
| --- | --- | --- | --- | --- | --- |
${row('sentence to design', engine, '50')}
${row('design to first paint of the phone', visits.times, '100')}
${row('design to its whole first screen', visits.whole, '–')}

From opening the chat to the reply with the first design, worker included. \`npm test\` allows ${CHAT_SCRIPTS} bytes of scripts and ${CHAT_DATA} of data.

| kB after brotli | ideas | median | 95th percentile | worst | limit |
| --- | --- | --- | --- | --- | --- |
${bytesRow('scripts', '.js', '90')}
${row('scripts, computed from the built files', reckoned, '90')}
${bytesRow('data', '.json', '–')}
`;
  });

async function openIn(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  // tsx wraps functions in a `__name` helper, which the page lacks.
  await page.addInitScript('globalThis.__name = (it) => it;');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(`${origin}/chat`);
  return page;
}

async function engineTimes(browser: Browser, origin: string, texts: string[]): Promise<number[]> {
  const page = await openIn(await browser.newContext(), origin);
  const started = page.waitForRequest(/engine\.js$/);
  await page.getByRole('textbox', { name: 'Your message' }).focus();
  const address = (await started).url();
  const times = await page.evaluate(
    async ({ file, list }) => {
      const { answer } = (await import(file)) as { answer: (wish: unknown) => Promise<unknown> };
      const ask = (text: string) =>
        answer({ text, style: 'Pastel', inHand: {}, isFirst: true }).catch(() => undefined);
      // A first round fetches and prepares word lists, as the worker does before the visitor writes.
      for (const text of list) await ask(text);
      const taken: number[] = [];
      for (const text of list) {
        const start = performance.now();
        await ask(text);
        taken.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve));
      }
      return taken;
    },
    { file: address, list: texts },
  );
  await page.close();
  return times;
}

/** Times some ideas, each in a new visit, from the engine's answer to the frame that shows the app. */
async function visitTimes(browser: Browser, origin: string, texts: string[]) {
  const times: number[] = [];
  const whole: number[] = [];
  const files: string[][] = [];
  for (const text of texts) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/r\/chat\/.*\.js(?:on)?$/.test(pathname)) asked.add(pathname);
    });
    await page.addInitScript('globalThis.__name = (it) => it;');
    await page.addInitScript(watchPhone);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(`${origin}/chat`);
    const input = page.getByRole('textbox', { name: 'Your message' });
    const worker = page.waitForEvent('worker');
    await input.fill(text.slice(0, 4000));
    await worker;
    await page.waitForTimeout(WRITING);
    // Playwright compiles its own script at the first wait, which takes 40 ms.
    await page.waitForFunction(() => true);
    await page.keyboard.press('Enter');
    const taken = await page.waitForFunction(
      () => (globalThis as unknown as { painted?: number }).painted,
    );
    times.push((await taken.jsonValue()) ?? 0);
    await page.getByText('all of them work').or(page.getByText('to begin with')).first().waitFor();
    whole.push(await page.evaluate(() => (globalThis as unknown as { whole: number }).whole));
    files.push([...asked]);
    await context.close();
  }
  return { times, whole, files };
}

/** Runs on the page: records the times from the worker's answer to the frames that show the phone. */
function watchPhone(): void {
  let answered = 0;
  let parts = 0;
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }: MessageEvent<object>) => {
        if ('answer' in data) answered = performance.now();
      });
    }
  };
  new MutationObserver(() => {
    // On a slow machine the reply is already due, and the design appears with it.
    const isHere = document.querySelector('.chat-reveal [data-screen], .chat-attachment') !== null;
    const drawn = document.querySelectorAll('.chat-phone [data-component]').length;
    if (answered === 0 || !isHere || drawn === parts) return;
    parts = drawn;
    requestAnimationFrame(() => {
      setTimeout(() => {
        const whole = performance.now() - answered;
        Object.assign(globalThis, 'painted' in globalThis ? { whole } : { painted: whole, whole });
      });
    });
  }).observe(document, { childList: true, subtree: true });
}
