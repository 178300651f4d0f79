import type { Page, Route } from '@playwright/test';
import { expect, filesOf, hydrated, routes, test } from './site.ts';

/** A page of each remote, and one of another remote to come from. */
const VISITS = [
  { remote: 'marketing', path: '/pricing', from: '/about' },
  { remote: 'chat', path: '/auth', from: '/about' },
  { remote: 'developer', path: '/api', from: '/about' },
  { remote: 'company', path: '/about', from: '/pricing' },
] as const;

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
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
    // A request that was under way when the fault ended has been answered by then.
    return route.fulfill({ response, body: body.slice(0, body.length / 2) }).catch(() => {});
  },
  'no answer': () => new Promise<void>(() => {}),
};

function isScript(route: Route): boolean {
  return route.request().url().includes('.js');
}

async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

for (const { remote, path, from } of VISITS) {
  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`${remote} with ${name}: panel within 5 s, the rest lives, Try again recovers`, async ({
      page,
      complaints,
    }) => {
      complaints.expectFaults();
      await page.route(filesOf(remote), fault);
      await page.goto(from);
      await hydrated(page);
      await navigate(page, path);
      const panel = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
      await expect(panel).toBeVisible({ timeout: 7000 });
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      await page.unroute(filesOf(remote));
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
      // Where the last automatic try was still on its way, it may come back by itself first.
      await Promise.race([again.click(), panel.waitFor({ state: 'detached' })]);
      await expect(panel).toHaveCount(0);
      const title = routes.find((route) => route.path === path)?.title ?? '';
      await expect(page).toHaveTitle(`${title} · Appling`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // The same document all along: nothing was reloaded.
      expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    });
  }
}

for (const { remote, path } of VISITS) {
  test(`${path} was served with its words: they stay while ${remote} is dead, with a way to try again`, async ({
    page,
    complaints,
  }) => {
    complaints.expectFaults();
    await page.route(filesOf(remote), (route) => route.abort('connectionrefused'));
    await page.goto(path);
    const heading = page.locator('main h1');
    const words = await heading.textContent();
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 7000 });
    await expect(heading).toHaveText(words ?? '');
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);

    await page.unroute(filesOf(remote));
    // It also tries by itself, after 5 s and then ever less often.
    await Promise.race([again.click(), again.waitFor({ state: 'detached' })]);
    await expect(again).toHaveCount(0);
    await hydrated(page);
    await expect(heading).toHaveText(words ?? '');
  });
}

test('with every remote dead the chrome, its links and the not-found page work', async ({
  page,
  complaints,
}) => {
  complaints.expectFaults();
  await page.route(/\/r\//, (route) => route.abort('connectionrefused'));
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await navigate(page, '/nowhere');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test('without the shell script the served words stay', async ({ page, complaints }) => {
  complaints.expectFaults();
  await page.route(/\/assets\/shell\./, (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design your dream app');
});

test('coming back online loads the page that failed', async ({ page, context, complaints }) => {
  complaints.expectFaults();
  await page.goto('/about');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await navigate(page, '/api');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveTitle('Developer API · Appling');
});
