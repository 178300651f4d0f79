import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';

const MEGABYTE = 2 ** 20;

/** Pastes a megabyte through the clipboard. Returns the ms until the browser has painted it. */
async function pasteMegabyte(page: Page, field: Locator): Promise<number> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await field.focus();
  await page.evaluate((length) => navigator.clipboard.writeText('x'.repeat(length)), MEGABYTE);
  // Listens before the key press, because the input event may overtake an evaluation.
  await page.evaluate(() => {
    Object.assign(globalThis, {
      drawn: new Promise<number>((resolve) => {
        document.addEventListener(
          'paste',
          ({ timeStamp }) => {
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          },
          { once: true, capture: true },
        );
      }),
    });
  });
  await page.keyboard.press('Control+V');
  return page.evaluate(() => (globalThis as unknown as { drawn: Promise<number> }).drawn);
}

for (const [route, name, most] of [
  ['/chat', 'Your message', 4000],
  ['/contact', 'Message', 5000],
  ['/contact', 'Email', 320],
  ['/help', 'Search', 200],
] as const) {
  test(`a megabyte pasted into ${name} on ${route} is cut at the limit, with a count`, async ({
    page,
  }, { annotations }) => {
    await page.goto(route);
    await hydrated(page);
    const field = page
      .getByRole('main')
      .locator('input:not([type=radio]), textarea')
      .and(page.getByLabel(new RegExp(name)))
      .first();
    const took = await pasteMegabyte(page, field);
    annotations.push({ type: 'ms', description: String(Math.round(took)) });
    await expect(field).toHaveValue('x'.repeat(most));
    await expect(
      page.getByText(`${most.toLocaleString('en')} of 1,048,576 characters fit`),
    ).toBeVisible();
    await page.keyboard.press('Control+Z');
    await expect(field).toHaveValue('');
  });
}
