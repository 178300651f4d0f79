import type { Page, Route } from '@playwright/test';

/** Delays every script of a page. @returns a function that lets them load */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = /\.js$/;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const hold = async (route: Route) => {
    await gate;
    // The page may have navigated away.
    await route.fallback().catch(() => {});
  };
  await page.route(scripts, hold);
  return async () => {
    open();
    await page.unroute(scripts, hold);
  };
}

/** Limits in ms after which a press is given up: for itself, and for its page (`limitsOf` in the page loader). */
const LIMITS = [8000, 4500];

/** Call before `goto`: no press is given up, however busy the machine is. */
export async function keepPressesForever(page: Page): Promise<void> {
  await page.addInitScript((limits) => {
    const start = window.setTimeout.bind(window);
    const later = (run: TimerHandler, wait?: number, ...more: unknown[]) =>
      limits.includes(wait ?? 0) ? 0 : start(run, wait, ...more);
    Object.assign(window, { setTimeout: later });
  }, LIMITS);
}

/** Waits until every part of the page is hydrated and all presses are replayed. */
export async function live(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      !document.querySelector('[data-not-live]') &&
      window.earlyPresses?.size === 0,
  );
}
