import type { Page } from '@playwright/test';
import { expect, hydrated, registry, test } from '../../shared/testing/e2e/site.ts';

/** Queries that change a page; the HTML is prerendered without them. */
const WITH_STATE: Record<string, string[]> = {
  marketing: ['/examples?category=Finance'],
  developer: ['/api?tab=endpoints'],
  company: ['/blog?category=Development', '/blog?q=price', '/blog?shown=all'],
};

/** Runs before the page: records shifts with their distance in px. */
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

interface Shift {
  value: number;
  moved: string;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** CLS is reported with two digits, so smaller shifts do not count. */
const LEAST = 0.005;

async function shiftsOn(page: Page, path: string): Promise<Shift[]> {
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
  // Idle work (registry, next page, toaster) may shift content too.
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
}

for (const width of [390, 1440]) {
  for (const [remote, { routes }] of Object.entries(registry.remotes)) {
    test(`pages of ${remote} load without layout shift at ${width} px`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(240_000);
      // Font timing depends on the machine, so fonts are blocked.
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
  test(`the chat's input keeps its position while its page loads, at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    const answer = await page.request.get(`${baseURL}/chat`);
    // With scripts off nothing is re-rendered; `noscript` content is removed.
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
    // The send button may move the input by up to 2 px.
    expect(Math.max(...places) - Math.min(...places)).toBeLessThan(4);
  });
}
