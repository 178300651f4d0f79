import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated, navigate, test as base, tryAgain } from '../../../shared/testing/e2e/site.ts';
import { FaultServer } from './fault-server.ts';

export { expect, navigate };

interface Fixtures {
  server: FaultServer;
  planted: void;
}

/** Tests that break things: each has a server of its own, and what the browser says about planted faults does not count. */
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
      // Nothing is loaded ahead: a file that came before the fault was planted would hide it.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await provide();
    },
    { auto: true },
  ],
});

/** The panel that stands for a page that could not be shown. */
export function panelOf(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
}

/** Opens a page that is well, waits until it is alive, and goes on to another. */
export async function goOn(page: Page, path: string, from = '/about'): Promise<void> {
  await page.goto(from);
  await hydrated(page);
  await navigate(page, path);
}

/** R1 and R2: header and footer stand, another remote's page opens by its link, and nothing was reloaded. */
export async function expectRestLives(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle('About · Appling');
  await expect(panelOf(page)).toHaveCount(0);
  expect(await documents(page)).toBe(1);
}

/** How many documents this tab has opened since `goto`. */
export function documents(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByType('navigation').length);
}

/** Presses Try again until the page with this title is there. */
export async function recover(page: Page, title: string): Promise<void> {
  await tryAgain(page, async () => (await page.title()) === `${title} · Appling`);
  await expect(panelOf(page)).toHaveCount(0);
}
