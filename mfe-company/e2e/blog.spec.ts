import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';
import { watchShifts } from '../../shared/testing/e2e/shifts.ts';

test('search and category of the blog combine in the URL, and Back restores the list', async ({
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

test('a prerendered list applies its address without layout shift', async ({ page }) => {
  const shift = await watchShifts(page);
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
    expect(await shift()).toBeLessThan(0.01);
  }
});

test('the feed is an Atom feed of the articles', async ({ request }) => {
  const feed = await (await request.get('/feed.xml')).text();
  expect(feed).toContain('xmlns="http://www.w3.org/2005/Atom"');
  expect(feed.match(/<entry>/g)?.length).toBeGreaterThanOrEqual(13);
});
