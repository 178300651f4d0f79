import type { CDPSession, Page } from '@playwright/test';
import { expect, hydrated, routes, test } from '../../../shared/testing/e2e/site.ts';

/** Every page, the landing page last. */
const ROUND = [...routes.map(({ path }) => path).filter((path) => path !== '/'), '/'];
const ROUNDS = Math.ceil(1000 / ROUND.length);
/** Rounds until the browser has compiled hot code and pages have loaded what they load once. */
const WARM_UP = 20;
/** Maximum ratio of the last to the first measurement. */
const FLAT = 1.05;

interface Weight {
  heap: number;
  nodes: number;
  listeners: number;
  timers: number;
}

/** Runs before the page: counts timers that neither ran nor were cleared. */
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

/** Visits every page, by links of header and footer where possible, and waits for each title. */
function walk(page: Page, rounds: number): Promise<number> {
  return page.evaluate(
    async ({ round, count }) => {
      let seen = 0;
      for (let visit = 0; visit < count * round.length; visit += 1) {
        const path = round[visit % round.length]!;
        const before = document.title;
        const link = document.querySelector<HTMLAnchorElement>(
          `:is(header, footer) a[href="${path}"]`,
        );
        if (link) link.click();
        else {
          history.pushState(null, '', path);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        }
        const until = performance.now() + 10_000;
        while (document.title === before && performance.now() < until) {
          await new Promise((next) => requestAnimationFrame(next));
        }
        if (document.title !== before && location.pathname === path) seen += 1;
      }
      return seen;
    },
    { round: ROUND, count: rounds },
  );
}

async function weigh(page: Page, client: CDPSession): Promise<Weight> {
  // Toasts, fades and idle work end.
  await page.waitForTimeout(3000);
  for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return {
    heap: usedSize,
    nodes,
    listeners: jsEventListeners,
    timers: await page.evaluate(() =>
      (globalThis as unknown as { openTimers: () => number }).openTimers(),
    ),
  };
}

test('a thousand navigations leak no heap, nodes, listeners or timers', async ({ page }) => {
  test.setTimeout(1_200_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(countTimers);
  await page.goto('/');
  await hydrated(page);
  const client = await page.context().newCDPSession(page);
  expect(await walk(page, 1)).toBe(ROUND.length);
  const first = await weigh(page, client);
  expect(await walk(page, WARM_UP)).toBe(WARM_UP * ROUND.length);
  const before = await weigh(page, client);
  expect(await walk(page, ROUNDS)).toBe(ROUNDS * ROUND.length);
  const after = await weigh(page, client);
  test
    .info()
    .annotations.push({ type: 'weight', description: JSON.stringify({ first, before, after }) });
  expect(after.nodes).toBeLessThanOrEqual(first.nodes * FLAT);
  expect(after.listeners).toBeLessThanOrEqual(first.listeners * FLAT);
  expect(after.heap).toBeLessThanOrEqual(before.heap * FLAT);
  expect(after.timers).toBeLessThanOrEqual(first.timers + 1);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});
