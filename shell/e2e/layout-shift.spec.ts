import type { Page } from '@playwright/test';
import { expect, hydrated, registry, test } from './site.ts';

/** Addresses whose query changes what the page shows: HTML is served without it. */
const WITH_STATE: Record<string, string[]> = {
  marketing: ['/examples?category=Finance'],
  developer: ['/api?tab=endpoints'],
  company: ['/blog?category=Development', '/blog?q=price', '/blog?shown=all'],
};

/** Before the page: names what moves, with the distance in pixels. */
function recordShifts(): void {
  const shifts: string[] = [];
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
      shifts.push(`${entry.value.toFixed(4)}: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

async function shiftsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
  // Idle work (registry, next page, toaster) is part of what may move something.
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}

for (const width of [390, 1440]) {
  for (const [remote, { routes }] of Object.entries(registry.remotes)) {
    test(`nothing moves while pages of ${remote} load, at ${width} px`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(recordShifts);
      const found: Record<string, string[]> = {};
      for (const path of [...routes.map((route) => route.path), ...(WITH_STATE[remote] ?? [])]) {
        const shifts = await shiftsOn(page, path);
        if (shifts.length > 0) found[path] = shifts;
      }
      expect(found).toEqual({});
    });
  }
}
