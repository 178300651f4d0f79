import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';

/** Counts the browser's fades from now on, and those that end with an error. */
async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(globalThis, { fades: 0 });
    for (const owner of [Document.prototype, Element.prototype] as Partial<Document>[]) {
      const start = owner.startViewTransition;
      if (!start) continue;
      owner.startViewTransition = function (change) {
        (globalThis as unknown as { fades: number }).fades += 1;
        return start.call(this, change);
      };
    }
  });
  return () => page.evaluate(() => (globalThis as unknown as { fades: number }).fades);
}

async function openWithNext(page: Page, next: string, files: RegExp) {
  await page.goto('/pricing');
  await hydrated(page);
  const arrived = page.waitForResponse(files);
  const link = page.getByRole('banner').getByRole('link', { name: next });
  await link.hover();
  await arrived;
  await page.waitForLoadState('networkidle');
  return link;
}

test('a preloaded page fades in at the top, with focus on its heading', async ({ page }) => {
  const link = await openWithNext(page, 'About', /\/r\/company\/.*about/);
  const fades = await countFades(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveTitle(/^About/);
  await expect(page.locator('main h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await fades()).toBe(1);
  await page.goBack();
  await expect(page).toHaveTitle(/^Pricing/);
  await expect(link).toBeFocused();
  expect(await fades()).toBe(2);
});

test('navigating during a fade shows the later page', async ({ page }) => {
  const link = await openWithNext(page, 'About', /\/r\/company\/.*about/);
  const other = page.getByRole('banner').getByRole('link', { name: 'Features' });
  const second = await other.elementHandle();
  await link.evaluate((first: HTMLElement, next) => {
    first.click();
    (next as HTMLElement).click();
  }, second);
  await expect(page).toHaveURL('/features');
  await expect(page).toHaveTitle(/^Features/);
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^About/);
});

test('nothing fades under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const link = await openWithNext(page, 'About', /\/r\/company\/.*about/);
  const fades = await countFades(page);
  await link.click();
  await expect(page).toHaveTitle(/^About/);
  expect(await fades()).toBe(0);
});

test('preloads nothing for visitors who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/pricing');
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'Features' }).focus();
  await page.waitForLoadState('networkidle');
  // Longer than the hover and idle delays before preloading.
  await page.waitForTimeout(1000);
  expect(asked.filter((url) => /\/r\/company\/|features/.test(url))).toEqual([]);
});
