import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, routes } from './site.ts';

/** Every route, and the not-found page. */
export const looked = [...routes.map(({ path }) => path), '/not-a-page'];

export interface Look {
  theme: 'light' | 'dark';
  /** Width of the window in px. */
  width: number;
}

/** Both themes on a phone and on a desk. */
export const LOOKS: readonly Look[] = [
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 1280 },
  { theme: 'dark', width: 320 },
  { theme: 'light', width: 1280 },
];

/** A color on its way from one theme to the other has no contrast to speak of. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

/**
 * Opens a page and expects that axe finds nothing and that it does not scroll sideways, in each look.
 *
 * @param path `null` stays on the page that is open
 */
export async function expectAccessible(
  page: Page,
  path: string | null,
  looks: readonly Look[],
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (path !== null) {
    await page.goto(path);
    await hydrated(page);
  }
  for (const { theme, width } of looks) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await page.setViewportSize({ width, height: 900 });
    await endTransitions(page);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.map(
      ({ id, nodes }) =>
        `${theme} ${width}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect(found).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
