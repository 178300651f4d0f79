import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';
import { watchShifts } from '../../shared/testing/e2e/shifts.ts';

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

// The served page knows no query: what the address asks for has to be there by the first paint after hydration.
test('a filter in the address of the served page is applied without a shift of what is in sight', async ({
  page,
}) => {
  const shift = await watchShifts(page);
  await page.goto('/api?tab=endpoints');
  await hydrated(page);
  await expect(page.getByRole('tab', { name: 'Endpoints', selected: true })).toBeVisible();
  expect(await shift()).toBeLessThan(0.05);
});
