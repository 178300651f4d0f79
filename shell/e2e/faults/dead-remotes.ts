import type { Page, Route } from '@playwright/test';
import {
  expect,
  filesOf,
  hydrated,
  navigate,
  routes,
  tryAgain,
} from '../../../shared/testing/e2e/site.ts';

/** A page of each remote, and a page of another remote to start from. */
export const VISITS = [
  { remote: 'marketing', path: '/pricing', from: '/about' },
  { remote: 'chat', path: '/auth', from: '/about' },
  { remote: 'developer', path: '/api', from: '/about' },
  { remote: 'company', path: '/about', from: '/pricing' },
] as const;

export const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'missing files': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'a refused connection': (route) => route.abort('connectionrefused'),
  'status 500': (route) => route.fulfill({ status: 500, body: 'Internal error' }),
  'HTML instead of code': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Oops</h1>' }),
  'code that throws': (route) =>
    isScript(route)
      ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted");' })
      : route.continue(),
  'half of a file': async (route) => {
    if (!isScript(route)) return route.continue();
    const response = await route.fetch();
    const body = await response.text();
    // A request that was in flight when the fault ended is already answered.
    return route.fulfill({ response, body: body.slice(0, body.length / 2) }).catch(() => {});
  },
  'no answer': () => new Promise<void>(() => {}),
};

function isScript(route: Route): boolean {
  return route.request().url().includes('.js');
}

/** Expects an error panel within 5 s between header and footer, and a page without reload after Try again. */
export async function expectPanelAndRecovery(
  page: Page,
  { remote, path, from }: (typeof VISITS)[number],
  fault: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(filesOf(remote), fault);
  await page.goto(from);
  await hydrated(page);
  await navigate(page, path);
  const panel = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(panel).toBeVisible({ timeout: 7000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.unroute(filesOf(remote));
  const title = routes.find((route) => route.path === path)?.title ?? '';
  await tryAgain(page, async () => (await page.title()) === `${title} · Appling`);
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
}
