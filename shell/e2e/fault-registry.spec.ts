import type { Page } from '@playwright/test';
import type { Fault } from '../../shared/contract/src/reports.ts';
import { answerWith, status } from './faults/fault-server.ts';
import {
  documents,
  expect,
  openThenNavigate,
  navigate,
  panelOf,
  test,
} from './faults/faulty-site.ts';
import { hydrated } from '../../shared/testing/e2e/site.ts';

const EMPTY = { version: 1, remotes: {} } as const;

const gonePanelOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page moved or was removed' });

const faultsOf = (page: Page): Promise<Fault[]> =>
  page.evaluate(() =>
    (globalThis.APPLING_REPORTS ?? []).filter((report) => report.kind === 'error'),
  );

for (const [name, lose] of [
  ['becomes empty', () => ({})],
  ['loses its remote', (remotes: object) => ({ ...remotes, company: undefined })],
] as const) {
  test(`keeps the open page when the registry ${name}; a later visit shows the error panel, and Try again recovers`, async ({
    context,
    server,
  }) => {
    const whole = server.registry;
    const lost = JSON.stringify({ ...whole, remotes: lose(whole.remotes) });
    server.plant(/^\/registry\.json$/, answerWith('application/json', lost));
    // Another tab, because this one may preload.
    const page = await context.newPage();
    await page.goto(`${server.origin}/about`);
    await hydrated(page);
    const heading = page.locator('main h1');
    const words = (await heading.textContent()) ?? '';
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).hover();
    await expect.poll(() => server.count(/registry\.json/)).toBeGreaterThan(0);
    await page.evaluate(() => history.pushState(null, '', '#team'));
    await page.goBack();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await navigate(page, '/nowhere');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(gonePanelOf(page)).toHaveCount(0);

    // A new visit fails although the page's code is loaded.
    await page.goBack();
    await expect(gonePanelOf(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle('This page moved or was removed · Appling');
    server.heal();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveTitle('About · Appling');
    await expect(heading).toHaveText(words);
    expect(await documents(page)).toBe(1);
  });
}

test('nothing on screen changes while the registry drops the open page', async ({
  page,
  server,
}) => {
  await openThenNavigate(page, '/pricing');
  await expect(page).toHaveTitle('Pricing · Appling');
  await page.evaluate(() => {
    const seen = { changes: 0 };
    Object.assign(globalThis, { seen });
    new MutationObserver((records) => (seen.changes += records.length)).observe(
      document.querySelector('main')!,
      { childList: true, subtree: true },
    );
  });
  server.registry = EMPTY;
  // An unknown path re-reads the registry; the visitor is back before the response.
  let answer = () => {};
  server.plant(/^\/registry\.json$/, (response, request) => {
    answer = () => server.pass(response, request);
  });
  const isAsked = page.waitForRequest(/registry\.json/);
  await navigate(page, '/nowhere');
  await isAsked;
  await page.goBack();
  await expect(page).toHaveTitle('Pricing · Appling');
  await expect(page.locator('main h1')).toBeVisible();
  await page.evaluate(() => {
    (globalThis as unknown as { seen: { changes: number } }).seen.changes = 0;
  });
  const isRead = page.waitForResponse(/registry\.json/);
  answer();
  await isRead;
  // The shell handles the response in later tasks.
  await navigate(page, '/pricing#plans');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(gonePanelOf(page)).toHaveCount(0);
  await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
  expect(
    await page.evaluate(
      () => (globalThis as unknown as { seen: { changes: number } }).seen.changes,
    ),
  ).toBe(0);
});

test('uses the last registry and reports it as stale when the registry answers 503 six minutes later', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await openThenNavigate(page, '/pricing');
  await expect(page).toHaveTitle('Pricing · Appling');
  server.plant(/^\/registry\.json$/, status(503));
  const asked = server.count(/registry\.json/);
  await page.clock.fastForward('06:00');
  await navigate(page, '/api');
  await expect(page).toHaveTitle('Developer API · Appling');
  expect(server.count(/registry\.json/)).toBe(asked + 1);
  await expect
    .poll(async () => await faultsOf(page))
    .toContainEqual(
      expect.objectContaining({ remote: 'shell', phase: 'fall-back', code: 'REGISTRY' }),
    );
});

test('a remote of the next contract shows its fallback release, or without one the error panel, on its own pages only', async ({
  page,
  server,
}) => {
  const { developer } = server.registry.remotes;
  const release = (previous?: object) => {
    const current = { ...developer!.current, id: 'later0000000', contractVersion: 2 };
    server.registry = {
      ...server.registry,
      remotes: {
        ...server.registry.remotes,
        developer: { ...developer!, current, ...(previous as typeof developer) },
      },
    };
  };
  release();
  await openThenNavigate(page, '/api');
  await expect(panelOf(page)).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.locator('main h1')).toHaveText('Design your dream app');
  await navigate(page, '/auth');
  await expect(page).toHaveTitle('Sign In · Appling');
  await expect
    .poll(async () => await faultsOf(page))
    .toContainEqual(expect.objectContaining({ remote: 'developer', code: 'CONTRACT' }));
  release({ previous: developer!.current });
  await navigate(page, '/status');
  await expect(page).toHaveTitle(/Status.* · Appling/);
  expect(await documents(page)).toBe(1);
});
