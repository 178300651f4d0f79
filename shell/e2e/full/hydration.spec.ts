import { expect, hydrated, routes, test } from '../site.ts';

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

test('this is the build of React that tells of mismatches', async ({ page }) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await page.route('**/pricing', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<h1([^>]*)>[^<]+/, '<h1$1>Planted') });
  });
  await page.goto('/pricing');
  await hydrated(page);
  await expect.poll(() => heard.join(' ')).toMatch(/hydrat/i);
});

for (const { theme, ...visitor } of VISITORS) {
  test.describe(`${visitor.locale} in ${visitor.timezoneId}, theme ${theme ?? 'of the system'}`, () => {
    test.use(visitor);

    test('every page comes alive without a word in the console', async ({ page }) => {
      const heard: string[] = [];
      let at = '';
      page.on('console', (message) => {
        const isDocument404 = at === '/not-a-page' && /404/.test(message.text());
        if (!isDocument404) heard.push(`${at}: ${message.text()}`);
      });
      if (theme) {
        await page.addInitScript((name) => localStorage.setItem('appling:theme', name), theme);
      }
      for (at of [...routes.map(({ path }) => path), ...WITH_STATE]) {
        await page.goto(at);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
      }
      expect(heard).toEqual([]);
    });
  });
}
