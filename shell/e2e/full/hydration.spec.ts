import type { Page } from '@playwright/test';
import { expect, hydrated, routes, test } from '../../../shared/testing/e2e/site.ts';

/** Places and choices that must not show in the first render: it equals the server's, anywhere. */
const VISITORS = [
  { timezoneId: 'Pacific/Auckland', locale: 'de-DE', colorScheme: 'light', theme: 'dark' },
  { timezoneId: 'America/Los_Angeles', locale: 'ar-EG', colorScheme: 'dark', theme: null },
  { timezoneId: 'Asia/Kathmandu', locale: 'en-GB', colorScheme: 'dark', theme: 'light' },
] as const;

/** Addresses that differ from the served HTML as soon as the page is alive. */
const WITH_STATE = [
  '/examples?category=Finance',
  '/api?tab=endpoints',
  '/blog?category=Development',
  '/blog?q=price',
  '/chat?idea=A%20diary',
  '/not-a-page',
];

/** The greeting of React's development build, its measurements, and what a not-found page is to say. */
const EXPECTED = /React DevTools|^Measured: |404 \(Not Found\)|^Page not found: \/not-a-page$/;

/** Everything else that React and the browser say. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (!EXPECTED.test(message.text())) heard.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => heard.push(`${page.url()}: ${message}`));
  return heard;
}

test('this is the build of React that tells of mismatches', async ({ page, complaints }) => {
  complaints.expectFaults();
  const heard = listen(page);
  await page.route('**/pricing', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const planted = html.replace(/(<h1[^>]*>(?:<[^>]+>)*)[^<]+/, '$1Planted');
    await route.fulfill({ response, body: planted });
  });
  await page.goto('/pricing');
  await hydrated(page);
  await expect.poll(() => heard.join(' ')).toMatch(/Hydration failed[^]*\+ /);
});

for (const { theme, ...visitor } of VISITORS) {
  test.describe(`${visitor.locale} in ${visitor.timezoneId}, theme ${theme ?? 'of the system'}`, () => {
    test.use(visitor);

    test('every page comes alive without a word in the console', async ({ page }) => {
      const heard = listen(page);
      if (theme) {
        await page.addInitScript((name) => localStorage.setItem('appling:theme', name), theme);
      }
      for (const path of [...routes.map((route) => route.path), ...WITH_STATE]) {
        await page.goto(path);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
      }
      expect(heard).toEqual([]);
    });
  });
}
