import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';
import { watchShifts } from '../../shared/testing/e2e/shifts.ts';

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

// The page is prerendered without a query, so the filter must apply by the first paint after hydration.
test('a filter in the address applies to the prerendered page without layout shift', async ({
  page,
}) => {
  const shift = await watchShifts(page);
  await page.goto('/examples?category=Finance');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Finance', pressed: true })).toBeVisible();
  expect(await shift()).toBeLessThan(0.05);
});
