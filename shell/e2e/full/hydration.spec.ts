import type { Page } from '@playwright/test';
import { expect, hydrated, routes, test } from '../../../shared/testing/e2e/site.ts';

/** Settings that must not change the first render, because it has to equal the server's. */
const VISITORS = [
  { timezoneId: 'Pacific/Auckland', locale: 'de-DE', colorScheme: 'light', theme: 'dark' },
  { timezoneId: 'America/Los_Angeles', locale: 'ar-EG', colorScheme: 'dark', theme: null },
  { timezoneId: 'Asia/Kathmandu', locale: 'en-GB', colorScheme: 'dark', theme: 'light' },
] as const;

/** Addresses whose page differs from the HTML after hydration. */
const WITH_STATE = [
  '/examples?category=Finance',
  '/api?tab=endpoints',
  '/blog?category=Development',
  '/blog?q=price',
  '/chat?idea=A%20diary',
  '/not-a-page',
];

/** Messages of React's development build and of the not-found page. */
const EXPECTED = /React DevTools|^Measured: |404 \(Not Found\)|^Page not found: \/not-a-page$/;

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (!EXPECTED.test(message.text())) heard.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => heard.push(`${page.url()}: ${message}`));
  return heard;
}

test('this build of React reports hydration mismatches', async ({ page, complaints }) => {
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

    test('every page hydrates without a console message', async ({ page }) => {
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
