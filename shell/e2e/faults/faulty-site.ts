import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated, navigate, test as base, tryAgain } from '../../../shared/testing/e2e/site.ts';
import { FaultServer } from './fault-server.ts';

export { expect, navigate };

interface Fixtures {
  server: FaultServer;
  planted: void;
}

/** Gives each test its own server; console messages about planted faults do not fail it. */
export const test = base.extend<Fixtures>({
  server: async ({}, provide) => {
    const server = await new FaultServer().start();
    await provide(server);
    server.stop();
  },
  baseURL: async ({ server }, provide) => provide(server.origin),
  planted: [
    async ({ complaints, page }, provide) => {
      complaints.expectFaults();
      // A preloaded file would hide a fault planted later.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await provide();
    },
    { auto: true },
  ],
});

export function panelOf(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
}

/** Opens a working page, waits for hydration, then navigates. */
export async function openThenNavigate(page: Page, path: string, from = '/about'): Promise<void> {
  await page.goto(from);
  await hydrated(page);
  await navigate(page, path);
}

/** Checks R1 and R2: header and footer stay, and another remote's page opens without a reload. */
export async function expectOtherPagesWork(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle('About · Appling');
  await expect(panelOf(page)).toHaveCount(0);
  expect(await documents(page)).toBe(1);
}

/** Returns the number of documents that this tab has opened since `goto`. */
export function documents(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByType('navigation').length);
}

/** Presses Try again until the page has this title. */
export async function recover(page: Page, title: string): Promise<void> {
  await tryAgain(page, async () => (await page.title()) === `${title} · Appling`);
  await expect(panelOf(page)).toHaveCount(0);
}
