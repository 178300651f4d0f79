import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';
import { watchShifts } from '../../shared/testing/e2e/shifts.ts';

test('a tab of the API page has its own address', async ({ page }) => {
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

test('Copy says Copied only after it copied', async ({ page, context, origin }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto('/api');
  await hydrated(page);
  await page.getByRole('button', { name: /^Copy/ }).last().click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
});

// The page is prerendered without a query, so the choice must apply by the first paint after hydration.
test('a filter in the address applies to the prerendered page without layout shift', async ({
  page,
}) => {
  const shift = await watchShifts(page);
  await page.goto('/api?tab=endpoints');
  await hydrated(page);
  await expect(page.getByRole('tab', { name: 'Endpoints', selected: true })).toBeVisible();
  expect(await shift()).toBeLessThan(0.05);
});
