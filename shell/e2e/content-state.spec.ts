import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './site.ts';

test('a category in the URL filters the success stories; an unknown one shows all', async ({
  page,
}) => {
  await page.goto('/examples?category=Finance');
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/examples?category=Gardening');
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('a tab of the API page has an address of its own', async ({ page }) => {
  await page.goto('/api?tab=endpoints');
  await hydrated(page);
  await expect(page.getByRole('tab', { name: 'Endpoints' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tabpanel', { name: 'Endpoints' })).toContainText(
    '/api/v1/embeddings',
  );
});

test('Copy says Copied only when it was', async ({ page, context, origin }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto('/api');
  await hydrated(page);
  await page.getByRole('button', { name: /^Copy/ }).last().click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
});

test('search and category of the blog combine in the URL, and Back returns to the same list', async ({
  page,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('button', { name: 'Development' }).click();
  await expect(page).toHaveURL(/category=Development/);
  const titles = page.getByRole('article').getByRole('heading');
  const list = await titles.allTextContents();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(/category=Development/);
  await expect(titles).toHaveText(list);
});

test('a served list answers its address without a jump', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const articles = page.getByRole('article');
  for (const [query, count] of [
    ['category=Security', 2],
    ['q=minibus', 1],
    ['q=okabe&category=Security', 2],
  ] as const) {
    await page.goto(`/blog?${query}`);
    await hydrated(page);
    await expect(articles).toHaveCount(count);
    await expect(page.getByRole('status').first()).toContainText(`${count} article`);
    expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThan(0.01);
  }
});

test('the feed is an Atom feed of the articles', async ({ request }) => {
  const feed = await (await request.get('/feed.xml')).text();
  expect(feed).toContain('xmlns="http://www.w3.org/2005/Atom"');
  expect(feed.match(/<entry>/g)?.length).toBeGreaterThanOrEqual(13);
});

test('an event can be put into a calendar, a press file downloads', async ({ page, request }) => {
  await page.goto('/community');
  const calendar = await page.locator('a[href$=".ics"]').first().getAttribute('href');
  expect(await (await request.get(calendar ?? '')).text()).toContain('BEGIN:VEVENT');
  await page.goto('/press');
  const kit = await page.locator('a[href$=".zip"]').first().getAttribute('href');
  expect((await (await request.get(kit ?? '')).body()).subarray(0, 2).toString()).toBe('PK');
});

// The served page knows no query: what the address asks for has to be there by the first paint after hydration.
test.describe('a filter in the address of a served page', () => {
  const asked = [
    {
      url: '/examples?category=Finance',
      chosen: (page: Page) => page.getByRole('button', { name: 'Finance', pressed: true }),
    },
    {
      url: '/api?tab=endpoints',
      chosen: (page: Page) => page.getByRole('tab', { name: 'Endpoints', selected: true }),
    },
  ];
  for (const { url, chosen } of asked) {
    test(`${url} is applied without a shift of what is in sight`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(url);
      await hydrated(page);
      await expect(chosen(page)).toBeVisible();
      const sum = await page.evaluate(
        () => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum,
      );
      expect(sum).toBeLessThan(0.05);
    });
  }
});
