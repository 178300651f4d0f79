import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('with forced colors the header marks the current page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/pricing');
  await hydrated(page);
  const line = (name: string) =>
    styleOf(
      page.getByRole('banner').getByRole('link', { name }).locator('span'),
      'border-bottom-color',
    );
  const others = [await line('Features'), await line('About')];
  expect(others[0]).toBe(others[1]);
  expect(others).not.toContain(await line('Pricing'));
});

test('with forced colors a design keeps its colors, and figures keep their bars', async ({
  page,
}) => {
  await page.goto('/status');
  await hydrated(page);
  const bars = page.getByRole('main').locator('progress');
  await expect(bars).toHaveCount(4);
  for (const bar of await bars.all()) {
    expect(await styleOf(bar, 'forced-color-adjust')).toBe('none');
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/chat');
  const heading = page.getByRole('main').locator('[data-screen]').getByText('Morning, Ada').last();
  await expect(heading).toBeVisible();
  expect(await styleOf(heading, 'forced-color-adjust')).toBe('none');
});
