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

// The served page knows no query: what the address asks for has to be there by the first paint after hydration.
test('a filter in the address of the served page is applied without a shift of what is in sight', async ({
  page,
}) => {
  const shift = await watchShifts(page);
  await page.goto('/examples?category=Finance');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Finance', pressed: true })).toBeVisible();
  expect(await shift()).toBeLessThan(0.05);
});
