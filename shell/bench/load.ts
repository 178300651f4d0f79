import type { Browser, CDPSession, Page } from 'playwright';
import { CALM_MS } from './blocking-time.ts';
import { observe, type Sight } from './observe.ts';
import { followRequests } from './quiet.ts';
import type { SeenRequest } from './requests.ts';

export interface Conditions {
  name: string;
  viewport: { width: number; height: number };
  scale: number;
  slowdown: number;
  /** Bytes per second and ms; absent: unthrottled. */
  line?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

export interface Load extends Sight {
  requests: SeenRequest[];
  /** Whether the HTML contained the largest painted element. */
  isLargestServed: boolean;
  loaded: number;
  /** A benchmark of a page with errors means nothing. */
  complaints: string[];
}

/** A page without requests for this long has loaded. */
const QUIET_MS = 700;
const LIMIT_MS = 45_000;

/** Opens an address in a fresh browser context and observes it until it is idle. */
export async function firstVisit(
  browser: Browser,
  address: string,
  conditions: Conditions,
  hasScript: boolean,
): Promise<Load> {
  const context = await browser.newContext({
    viewport: conditions.viewport,
    deviceScaleFactor: conditions.scale,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    // The TypeScript loader calls a helper, `__name`, that the page lacks.
    await page.addInitScript('globalThis.__name = (it) => it;');
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await constrain(session, conditions);
    const requests = record(session);
    const untilQuiet = followRequests(page);
    const response = await page.goto(address, { waitUntil: 'load', timeout: LIMIT_MS });
    if (hasScript) await untilLive(page, complaints);
    await untilQuiet(QUIET_MS, LIMIT_MS);
    if (conditions.slowdown > 1) await untilCalm(page);
    const sight = await page.evaluate(() => (window as unknown as { sight: Sight }).sight);
    const loaded = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return entry?.loadEventEnd ?? 0;
    });
    const isLargestServed = words((await response?.text()) ?? '').includes(words(sight.largest));
    return { ...sight, isLargestServed, requests: settled(requests), loaded, complaints };
  } finally {
    await context.close();
  }
}

async function constrain(session: CDPSession, { line, slowdown }: Conditions): Promise<void> {
  await session.send('Network.enable');
  if (line) await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function untilLive(page: Page, complaints: readonly string[]): Promise<void> {
  await page
    .waitForFunction(
      () => (window as unknown as { sight: { pageLive: number } }).sight.pageLive > 0,
      undefined,
      { timeout: LIMIT_MS, polling: 100 },
    )
    .catch((cause: unknown) => {
      const said = complaints.join('; ') || 'nothing';
      throw new Error(`${page.url()} does not become interactive. It reports: ${said}.`, { cause });
    });
}

/** Time to interactive needs five seconds without a long task. */
async function untilCalm(page: Page): Promise<void> {
  await page.waitForFunction(
    (calm) => {
      const { longTasks, firstPaint } = (window as unknown as { sight: Sight }).sight;
      return performance.now() - Math.max(firstPaint, longTasks.at(-1)?.end ?? 0) > calm;
    },
    CALM_MS,
    { timeout: LIMIT_MS, polling: 250 },
  );
}

/** Reduces a text or a document to letters and digits for comparison. */
function words(text: string): string {
  return text
    .replace(/<(style|script)\b.*?<\/\1>|<[^>]*>|&[#\w]+;/gs, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function record(session: CDPSession): ReadonlyMap<string, SeenRequest> {
  const requests = new Map<string, SeenRequest>();
  let origin: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    origin ??= timestamp;
    const caller = initiator.stack?.callFrames.find(({ url }) => url !== '')?.url;
    requests.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      initiator: caller ?? initiator.url ?? '',
      start: (timestamp - origin) * 1000,
      end: Number.POSITIVE_INFINITY,
      bytes: 0,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = Number(response.headers['Content-Length'] ?? 0);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.end = (timestamp - (origin ?? timestamp)) * 1000;
    request.bytes ||= encodedDataLength;
  });
  return requests;
}

function settled(requests: ReadonlyMap<string, SeenRequest>): SeenRequest[] {
  return [...requests.values()].sort((one, other) => one.start - other.start);
}
