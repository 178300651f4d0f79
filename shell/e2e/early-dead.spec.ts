import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE } from '../../shared/kit/src/compose.ts';
import { EARLY_PRESSES_LIMIT } from '../../shared/kit/src/inline-script.ts';
import { holdScripts, live } from '../../shared/testing/e2e/early.ts';
import {
  expect,
  filesOf,
  routes,
  stopClock,
  test,
  tryAgain,
} from '../../shared/testing/e2e/site.ts';

test('capturing early input costs at most 1,000 bytes per page', () => {
  expect(EARLY_PRESSES_LIMIT).toBe(1000);
  for (const route of routes) {
    const html = readFileSync(path.join(SITE, route.path, 'index.html'), 'utf8');
    const script = /<script>([^]*?)<\/script>/.exec(html)?.[1]?.split('\n')[1] ?? '';
    expect(script, route.path).toContain('earlyPresses');
    expect(Buffer.byteLength(script), route.path).toBeLessThanOrEqual(EARLY_PRESSES_LIMIT);
  }
});

test('when no script arrives, the visitor is told after eight seconds and the content stays', async ({
  page,
  complaints,
}) => {
  complaints.expectFaults();
  await page.clock.install();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello there');
  const send = page.getByRole('button', { name: 'Send message' });
  await stopClock(page);
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(7999);
  await expect(page.getByRole('alert').filter({ hasText: 'did not work' })).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('alert').filter({ hasText: 'did not work' })).toHaveText(
    '“Send message” did not work: its code has not come. What you typed is still here. Try again or reload the page.',
  );
  await expect(send).not.toHaveAttribute('aria-busy');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello there');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'did not work' })).toHaveCount(0);
});

test("when a page's code fails, the visitor is told at once; Try again replays presses made meanwhile", async ({
  page,
  complaints,
}) => {
  complaints.expectFaults();
  await page.route(filesOf('company'), (route) => route.abort());
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Ada');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await release();
  await expect(
    page.getByRole('alert').filter({ hasText: '“Send message” did not work' }),
  ).toBeVisible();
  await expect(page.getByText('its buttons could not be loaded yet')).toBeVisible();
  await expect(send).not.toHaveAttribute('aria-busy');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.unroute(filesOf('company'));
  await send.click();
  await tryAgain(page, () => page.getByText('its buttons could not be loaded yet').isHidden());
  await live(page);
  await expect(page.locator('[data-sonner-toast]')).toHaveText([/your message has not left/]);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('a page that was left reports no presses made on it', async ({ page }) => {
  await page.clock.install();
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(filesOf('marketing'), async (route) => {
    await gate;
    await route.continue().catch(() => {});
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await page.waitForFunction(() => !document.getElementById('root')?.hasAttribute('data-not-live'));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/^About/);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('alert').filter({ hasText: 'did not work' })).toHaveCount(0);
  open();
});
