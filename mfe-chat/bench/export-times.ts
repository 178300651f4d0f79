import type { Browser, BrowserContext, Page } from 'playwright';
import { releasedSource } from '../src/content/released-source.ts';
import { designFrom } from '../src/designer/design-from.ts';
import { takeOut } from '../src/designer/edit/take-out.ts';
import type { AppDesign } from '../src/designer/model/app-design.ts';

const SCREENS = 6;
const DESIGNS = 10;
/** Runs after the first one, as after a change of the design. */
const AGAIN = 5;

/** Exports with a limit, in ms. */
const timed = { react: 300, html: 300, penpot: 1500 } as const;
type Timed = keyof typeof timed;
const titles = {
  react: 'React zip',
  html: 'HTML',
  penpot: '`.penpot`, with the reading of its screens',
};

export interface ExportTimes {
  name: string;
  times: number[];
  limit?: number;
}

async function designOf(idea: string): Promise<AppDesign | undefined> {
  const { design } = await designFrom(idea, { content: releasedSource });
  const gone = design.screens
    .filter(({ id }) => id !== design.start)
    .slice(SCREENS - 1)
    .map(({ id }) => id);
  const cut = takeOut(design, new Set(), new Set(gone));
  return cut.screens.length === SCREENS ? cut : undefined;
}

async function sixScreens(ideas: readonly string[]): Promise<AppDesign[]> {
  const found: AppDesign[] = [];
  for (const idea of ideas) {
    const design = await designOf(idea);
    if (design) found.push(design);
    if (found.length === DESIGNS) break;
  }
  return found;
}

/** Runs on the page: replaces the worker with one that records its requests and how long reading the screens took. */
function keepAsked(): void {
  const asked: Record<string, { message: unknown; reading: number }> = {};
  let opened = 0;
  new MutationObserver(() => {
    if (document.querySelector('.chat-export')) opened ||= performance.now();
  }).observe(document, { childList: true, subtree: true });
  class Keeping extends EventTarget {
    constructor() {
      super();
      setTimeout(() => this.say({ isReady: true }));
    }
    postMessage(message: { id: number; exporter: string }) {
      asked[message.exporter] = { message, reading: performance.now() - opened };
      setTimeout(() => this.say({ id: message.id, fault: 'Only kept.' }));
    }
    terminate() {}
    say(data: unknown) {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  const Plain = globalThis.Worker;
  Object.assign(globalThis, {
    asked,
    Worker: function start(address: string | URL, options?: WorkerOptions) {
      return String(address).endsWith('/exports.js') ? new Keeping() : new Plain(address, options);
    },
  });
}

/** Runs on the page: makes all exports in the sheet's order, then repeats the timed ones. */
async function timesOnPage({ names, again }: { names: readonly string[]; again: number }) {
  const { asked } = globalThis as unknown as {
    asked: Record<string, { message: { design: unknown; assets: object }; reading: number }>;
  };
  const address = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .find((name) => name.endsWith('/exports.js'));
  const { make } = (await import(address ?? '')) as {
    make: (...given: unknown[]) => Promise<unknown>;
  };
  const timeOf = async (name: string) => {
    const { design, assets } = asked[name]?.message ?? {};
    await new Promise((resolve) => setTimeout(resolve, 200));
    const start = performance.now();
    await make(name, design, assets, () => {}, new AbortController().signal);
    return performance.now() - start;
  };
  const times: Record<string, number[]> = {};
  for (const name of Object.keys(asked)) times[name] = [await timeOf(name)];
  for (let round = 0; round < again; round += 1)
    for (const name of names) times[name]?.push(await timeOf(name));
  return { times, reading: asked.penpot?.reading ?? 0 };
}

/** Runs on the page: drops a design file. */
function drop(text: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], 'design.json'));
  document
    .querySelector('.chat')
    ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

async function timesOf(page: Page, design: AppDesign) {
  const live = page.waitForEvent('worker');
  await page.getByRole('textbox', { name: 'Your message' }).focus();
  await live;
  await page.evaluate(drop, JSON.stringify(design));
  await page
    .getByText(/is on the stage/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.waitForFunction(
    () => 'design-file' in (globalThis as unknown as { asked: object }).asked,
  );
  return page.evaluate(timesOnPage, { names: Object.keys(timed), again: AGAIN });
}

/** Exports each design in a separate visit, with the page's main thread slowed down. */
export async function exportTimes(
  browser: Browser,
  open: (context: BrowserContext) => Promise<Page>,
  ideas: readonly string[],
): Promise<ExportTimes[]> {
  const readings: number[] = [];
  const all: Record<string, number>[] = [];
  const later: Record<Timed, number[]> = { react: [], html: [], penpot: [] };
  for (const design of await sixScreens(ideas)) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    // tsx wraps functions in a `__name` helper, which the page lacks.
    await context.addInitScript('globalThis.__name = (it) => it;');
    await context.addInitScript(keepAsked);
    const { times, reading } = await timesOf(await open(context), design);
    const first: Record<string, number> = {};
    for (const name of Object.keys(timed) as Timed[]) {
      const [once = 0, ...again] = times[name] ?? [];
      first[name] = name === 'penpot' ? once + reading : once;
      later[name].push(...again);
    }
    all.push(first);
    readings.push(reading);
    await context.close();
  }
  return [
    ...(Object.keys(timed) as Timed[]).flatMap((name) => [
      { name: titles[name], times: all.map((first) => first[name] ?? 0), limit: timed[name] },
      { name: `${titles[name].split(',')[0]} once more`, times: later[name] },
    ]),
    { name: 'six screens read', times: readings },
  ];
}
