import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, hydrated, routes } from './site.ts';

export const checkedPaths = [...routes.map(({ path }) => path), '/not-a-page'];

export interface Look {
  theme: 'light' | 'dark';
  width: number;
}

export const LOOKS: readonly Look[] = [
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 1280 },
  { theme: 'dark', width: 320 },
  { theme: 'light', width: 1280 },
];

/** Waits until no transition runs: a color in transition has no valid contrast, and one transition may start another. */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrames = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    let running: Animation[];
    await nextFrames();
    do {
      running = document
        .getAnimations()
        .filter(
          (animation) => animation instanceof CSSTransition && animation.playState !== 'finished',
        );
      for (const animation of running) animation.finish();
      await nextFrames();
    } while (running.length > 0);
  });
}

const LABEL_IN_NAME = 'label-content-name-mismatch';
const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Experimental, so no tag above enables it.
  rules: { [LABEL_IN_NAME]: { enabled: true } },
  resultTypes: ['violations', 'incomplete'],
  iframes: false,
};

/** Runs axe in the page; its open questions about labels (single letters, radios) count as violations. */
export async function axeFinds(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate(
    ({ part, how }) => (globalThis as unknown as { axe: typeof axe }).axe.run(part, how),
    { part: within, how: options },
  );
  return [...violations, ...incomplete.filter(({ id }) => id === LABEL_IN_NAME)].flatMap(
    ({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 240)}`),
  );
}

/** Expects that axe finds nothing and nothing scrolls sideways, in each look. @param path `null` for the open page */
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
    expect(await axeFinds(page), `${theme} ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
