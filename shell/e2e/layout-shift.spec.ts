import type { Page } from '@playwright/test';
import { expect, hydrated, registry, test } from '../../shared/testing/e2e/site.ts';

/** Addresses whose query changes what the page shows: HTML is served without it. */
const WITH_STATE: Record<string, string[]> = {
  marketing: ['/examples?category=Finance'],
  developer: ['/api?tab=endpoints'],
  company: ['/blog?category=Development', '/blog?q=price', '/blog?shown=all'],
};

/** Before the page: notes what moves, with the distance in pixels. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = `${element?.localName}#${element?.id}.${element?.getAttribute('class')}`;
        const by = `${currentRect.x - previousRect.x}, ${currentRect.y - previousRect.y}`;
        return `${name} by ${by} (height ${previousRect.height} → ${currentRect.height})`;
      });
      shifts.push({ value: entry.value, moved: moved.join('; ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** One shift and the elements that moved. */
interface Shift {
  value: number;
  moved: string;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** CLS is given with two digits: a chip's tick that comes with the page's code is none. */
const LEAST = 0.005;

async function shiftsOn(page: Page, path: string): Promise<Shift[]> {
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
  // Idle work (registry, next page, toaster) is part of what may move something.
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
}

for (const width of [390, 1440]) {
  for (const [remote, { routes }] of Object.entries(registry.remotes)) {
    test(`nothing moves while pages of ${remote} load, at ${width} px`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(240_000);
      // Whether a font comes before or after the first paint is the machine's doing, so none comes.
      complaints.expectFaults();
      await page.route(/\.woff2$/, (route) => route.abort());
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(recordShifts);
      const found: Record<string, Shift[]> = {};
      for (const path of [...routes.map((route) => route.path), ...(WITH_STATE[remote] ?? [])]) {
        const shifts = await shiftsOn(page, path);
        if (shifts.reduce((sum, { value }) => sum + value, 0) >= LEAST) found[path] = shifts;
      }
      expect(found).toEqual({});
    });
  }
}

for (const width of [390, 1440]) {
  test(`the chat's input stands in its place before the rest of its page arrives, at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    const answer = await page.request.get(`${baseURL}/chat`);
    // Scripts are off so that nothing is drawn anew; what is said without them is not measured.
    const whole = (await answer.text()).replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    const field = whole.indexOf('<textarea');
    const inside = whole.indexOf('</textarea>');
    const foot = whole.indexOf('<footer', field);
    expect(Math.min(inside, foot)).toBeGreaterThan(0);
    const places: number[] = [];
    for (const end of [whole.length, inside, foot]) {
      await page.route('**/chat', (route) =>
        route.fulfill({ contentType: 'text/html', body: whole.slice(0, end) }),
      );
      await page.goto(`${baseURL}/chat`);
      const box = await page.getByRole('textbox', { name: 'Your message' }).boundingBox();
      places.push(box!.y);
      await page.unroute('**/chat');
    }
    await context.close();
    // The send button moves the input by up to 2 px when it arrives.
    expect(Math.max(...places) - Math.min(...places)).toBeLessThan(4);
  });
}
