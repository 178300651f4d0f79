import type { CDPSession, Page } from '@playwright/test';
import { expect, hydrated, test } from '../site.ts';

/** Pages of every remote whose links stand in header or footer. */
const ROUND = [
  '/pricing',
  '/about',
  '/api',
  '/blog',
  '/features',
  '/help',
  '/status',
  '/careers',
  '/examples',
  '/',
];
const VISITS = 1000;
const MOST_GROWTH = 5 * 1024 * 1024;

interface Weight {
  heap: number;
  nodes: number;
  listeners: number;
  timers: number;
}

/** Before the page: counts what was planned and neither ran nor was taken back. */
function countTimers(): void {
  const open = new Set<number>();
  const {
    setTimeout: plan,
    clearTimeout: drop,
    setInterval: repeat,
    clearInterval: end,
  } = globalThis;
  Object.assign(globalThis, {
    openTimers: () => open.size,
    setTimeout: (task: TimerHandler, delay?: number, ...rest: unknown[]) => {
      const id: number = plan(() => {
        open.delete(id);
        if (typeof task === 'function') Reflect.apply(task, globalThis, rest);
      }, delay) as unknown as number;
      open.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      open.delete(id);
      drop(id);
    },
    setInterval: (task: () => void, delay?: number) => {
      const id = repeat(task, delay) as unknown as number;
      open.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      open.delete(id);
      end(id);
    },
  });
}

/** Goes from page to page by the links on them, and waits for each title. */
function walk(page: Page, visits: number): Promise<number> {
  return page.evaluate(
    async ({ round, count }) => {
      let seen = 0;
      for (let visit = 0; visit < count; visit += 1) {
        const path = round[visit % round.length]!;
        const before = document.title;
        document.querySelector<HTMLAnchorElement>(`:is(header, footer) a[href="${path}"]`)?.click();
        const until = performance.now() + 10_000;
        while (document.title === before && performance.now() < until) {
          await new Promise((next) => requestAnimationFrame(next));
        }
        if (document.title !== before && location.pathname === path) seen += 1;
      }
      return seen;
    },
    { round: ROUND, count: visits },
  );
}

async function weigh(page: Page, client: CDPSession): Promise<Weight> {
  // Toasts, fades and idle work of the last page come to their end.
  await page.waitForTimeout(3000);
  for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: read('JSHeapUsedSize'),
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
    timers: await page.evaluate(() =>
      (globalThis as unknown as { openTimers: () => number }).openTimers(),
    ),
  };
}

test('a thousand navigations leave heap, nodes, listeners and timers as they were', async ({
  page,
}) => {
  test.setTimeout(1_200_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(countTimers);
  await page.goto('/');
  await hydrated(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  // Every page, and what it loads once, has been here before the first weighing.
  expect(await walk(page, 3 * ROUND.length)).toBe(3 * ROUND.length);
  const before = await weigh(page, client);
  expect(await walk(page, VISITS)).toBe(VISITS);
  const after = await weigh(page, client);
  test.info().annotations.push({ type: 'weight', description: JSON.stringify({ before, after }) });
  expect(after.heap - before.heap).toBeLessThan(MOST_GROWTH);
  // A tenth is what the browser itself keeps of the last page.
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1);
  expect(after.timers).toBeLessThanOrEqual(before.timers + 1);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});
