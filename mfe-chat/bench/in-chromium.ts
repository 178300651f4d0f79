import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser } from '@appling/shared/build/browser';
import { CHAT_DATA, CHAT_SCRIPTS, servedSize } from '@appling/shared/build/budget';
import { SITE } from '@appling/shared/build/compose';
import { createSiteServer, listen } from '@appling/shared/build/serve';
import type { Idea } from './ideas.ts';

const SLOWDOWN = 4;
/** Each visit takes seconds; one idea in so many is typed by hand, as it were. */
const EVERY_VISIT = 20;

const at = (times: readonly number[], part: number) =>
  (times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0).toFixed(
    1,
  );
const row = (name: string, times: readonly number[], bar: string) =>
  `| ${name} | ${times.length} | ${at(times, 0.5)} | ${at(times, 0.95)} | ${at(times, 1)} | ${bar} |`;

/** Times and bytes of the built site in Chromium, as a chapter of docs/designer.md. */
export async function chapterFromChromium(ideas: readonly Idea[]): Promise<string> {
  const server = createSiteServer(SITE);
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  try {
    const texts = ideas.map(({ idea }) => idea);
    const engine = await engineTimes(browser, origin, texts);
    const visits = await visitTimes(
      browser,
      origin,
      texts.filter((_, index) => index % EVERY_VISIT === 0),
    );
    const bytesOf = (ending: string) =>
      visits.files.reduce((sum, file) => sum + (file.endsWith(ending) ? servedSize(file) : 0), 0);
    return `## In the browser

Chromium ${browser.version()}, the built site, the processor slowed down ${SLOWDOWN} times. The engine was measured on the page's own thread, since
Chromium slows down no worker; the phone in visits with the engine in its worker.

| ms | ideas | median | 95th percentile | worst | bar |
| --- | --- | --- | --- | --- | --- |
${row('sentence to design', engine, '50')}
${row('design to first paint of the phone', visits.times, '100')}

From opening the chat to the first design it asks for ${bytesOf('.js')} bytes of its own scripts after brotli, worker included (bar 90000; \`npm test\`
allows ${CHAT_SCRIPTS}), and for ${bytesOf('.json')} bytes of data beside them (\`npm test\` allows ${CHAT_DATA}):

${visits.files.map((file) => `- ${nameOf(file)}: ${servedSize(file)}`).join('\n')}
`;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

const nameOf = (file: string) =>
  file
    .replace(/^.*\//, '')
    .replace(/^(vendors)-.*$/, '$1')
    .replace(/\.\w{10}\.js$/, '');

async function open(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage();
  // The TypeScript loader marks functions with a helper of its own, which the page lacks.
  await page.addInitScript('globalThis.__name = (it) => it;');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(`${origin}/chat`);
  return page;
}

/** Every idea, one after the other, on the slowed-down thread. */
async function engineTimes(browser: Browser, origin: string, texts: string[]): Promise<number[]> {
  const page = await open(browser, origin);
  const started = page.waitForRequest(/engine\.js$/);
  await page.getByRole('textbox', { name: 'Your message' }).focus();
  const address = (await started).url();
  const times = await page.evaluate(
    async ({ file, list }) => {
      const { answer } = (await import(file)) as { answer: (wish: unknown) => Promise<unknown> };
      const ask = (text: string) =>
        answer({ text, style: 'Pastel', inHand: {}, isFirst: true }).catch(() => undefined);
      // Word lists and texts are fetched and prepared by a first round, as the worker does before anybody writes.
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

/** Some ideas, each in a visit of its own: from the engine's answer to the frame that shows the app. */
async function visitTimes(browser: Browser, origin: string, texts: string[]) {
  const times: number[] = [];
  let files: string[] = [];
  for (const text of texts) {
    const context = await browser.newContext();
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
    await page.keyboard.press('Enter');
    const taken = await page.waitForFunction(
      () => (globalThis as unknown as { painted?: number }).painted,
    );
    times.push((await taken.jsonValue()) ?? 0);
    await page.getByText('all of them work').or(page.getByText('to begin with')).first().waitFor();
    files = [...asked];
    await context.close();
  }
  return { times, files };
}

/** Runs on the page: the time from the worker's answer to the frame with its phone is kept. */
function watchPhone(): void {
  let answered = 0;
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
    if (answered === 0 || 'painted' in globalThis) return;
    // On a machine so slow that the reply is due already, the design comes with it.
    if (!document.querySelector('.chat-reveal [data-screen], .chat-attachment')) return;
    requestAnimationFrame(() => {
      setTimeout(() => {
        Object.assign(globalThis, { painted: performance.now() - answered });
      });
    });
  }).observe(document, { childList: true, subtree: true });
}
