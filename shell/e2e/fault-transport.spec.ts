import { addRemote, title } from './faults/faulty-remotes.ts';
import { answerWith, cut, hang, refuse, startPage, status } from './faults/fault-server.ts';
import { hydrated } from '../../shared/testing/e2e/site.ts';
import type { Fault } from './faults/fault-server.ts';
import {
  documents,
  expect,
  expectOtherPagesWork,
  openThenNavigate,
  navigate,
  panelOf,
  recover,
  test,
} from './faults/faulty-site.ts';

/** Longer than any limit of these tests. */
const SOON = { timeout: 10_000 };

/** Load limit in ms: eight default limits of 4.5 s would take too long. */
const SHORT = 2500;

const REGISTRIES: Record<string, Fault> = {
  'that hangs': hang,
  'that is missing': status(404),
  'that is a start page': startPage,
  'that is null': answerWith('application/json', 'null'),
  'that is empty': answerWith('application/json', '{}'),
  'of a thousand levels': answerWith('application/json', '['.repeat(1000) + ']'.repeat(1000)),
  'with a hostile prototype': answerWith(
    'application/json',
    '{"version":1,"remotes":{"__proto__":{"current":{},"routes":[]}},"__proto__":{"polluted":1}}',
  ),
};

test('a registry that hangs, is missing, malformed or hostile shows the error panel; other pages work, and Try again recovers', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  server.limit = SHORT;
  await page.goto('/about');
  await hydrated(page);
  for (const [name, fault] of Object.entries(REGISTRIES)) {
    await test.step(`a registry ${name}`, async () => {
      server.heal();
      server.plant(/^\/registry\.json$/, fault);
      await navigate(page, '/pricing');
      await expect(panelOf(page)).toBeVisible(SOON);
      await expectOtherPagesWork(page);
    });
  }
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  await navigate(page, '/careers');
  await expect(page).toHaveTitle(/^Careers/);
  await navigate(page, '/nowhere');
  await expect(page.getByText('Oops! Page not found')).toBeVisible(SOON);
  await navigate(page, '/pricing');
  await expect(panelOf(page)).toBeVisible(SOON);
  server.heal();
  await recover(page, 'Pricing');
  expect(await documents(page)).toBe(1);
});

test('stops reading a registry of 20 MB before its end', async ({ page, server }) => {
  const read: number[] = [];
  server.plant(/^\/registry\.json$/, (response) => {
    let sent = 0;
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const more = () => {
      while (sent < 20_000_000 && !response.destroyed) {
        sent += 65_536;
        if (!response.write(' '.repeat(65_536))) return;
      }
      response.end();
    };
    response.on('drain', more).on('close', () => read.push(sent));
    more();
  });
  await openThenNavigate(page, '/pricing');
  await expect(panelOf(page)).toBeVisible(SOON);
  await expect.poll(() => read.length).toBeGreaterThan(0);
  // Buffers on the way hold more than the page reads.
  expect(Math.max(...read)).toBeLessThan(15_000_000);
});

/** Faults by the name of the remote. */
const TRANSPORT: Record<string, { files: RegExp; fault: Fault }> = {
  'faulty-chunk-hangs': { files: /page/, fault: hang },
  'faulty-refused': { files: /./, fault: refuse },
  'faulty-cut': { files: /page/, fault: cut('export const page = () => ') },
  'faulty-type': { files: /remoteEntry/, fault: answerWith('text/plain', 'hasRun = true') },
  'faulty-start-page': { files: /\.js/, fault: startPage },
  'faulty-sheet': { files: /\.css/, fault: startPage },
};

test('files that hang, break off or have a wrong type show the error panel; other pages work, and Try again recovers', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  server.limit = SHORT;
  for (const name of Object.keys(TRANSPORT)) addRemote(server, { name });
  await page.goto('/about');
  await hydrated(page);
  for (const [name, { files, fault }] of Object.entries(TRANSPORT)) {
    await test.step(name, async () => {
      server.plant(new RegExp(`/r/${name}/.*${files.source}`), fault);
      await navigate(page, `/${name}`);
      await expect(panelOf(page)).toBeVisible(SOON);
      await expectOtherPagesWork(page);
      await navigate(page, `/${name}`);
      await expect(panelOf(page)).toBeVisible(SOON);
      server.heal();
      await recover(page, title(name));
      await expect(page.getByRole('heading', { name: 'Well' })).toBeVisible(SOON);
    });
  }
  expect(await documents(page)).toBe(1);
});

test('a slow page shows a skeleton after 200 ms, then the page, without layout shift', async ({
  page,
  server,
}) => {
  server.plant(/^\/r\/marketing\/.*\.js$/, (response, request) => {
    setTimeout(() => server.pass(response, request), 900);
  });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift' });
  });
  await page.goto('/about');
  await hydrated(page);
  // Shifts within 500 ms of a click do not count.
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  const skeleton = page.locator('main output.appear-late').first();
  expect(await skeleton.evaluate((element) => getComputedStyle(element).animationDelay)).toBe(
    '0.2s',
  );
  await expect(page).toHaveTitle('Pricing · Appling');
  const { shift } = await page.evaluate(
    () => (globalThis as unknown as { seen: { shift: number } }).seen,
  );
  expect(shift).toBeLessThan(0.1);
});

interface Shift {
  value: number;
  hadRecentInput: boolean;
}

test('waits as long as Retry-After says on status 429 or 503, then loads the page automatically', async ({
  page,
  server,
}) => {
  await page.goto('/about');
  await hydrated(page);
  for (const code of [429, 503]) {
    const name = `faulty-busy-${code}`;
    addRemote(server, { name });
    const entry = new RegExp(`${name}/.*remoteEntry`);
    const times: number[] = [];
    server.plant(entry, (response, request) => {
      times.push(performance.now());
      status(code, { 'Retry-After': '2' })(response, request);
    });
    await navigate(page, `/${name}`);
    await expect.poll(() => times.length).toBe(1);
    const asked = times[0]!;
    await expect.poll(() => times.length, SOON).toBeGreaterThan(1);
    expect(times[1]! - asked).toBeGreaterThan(1900);
    server.heal();
    await expect(page.getByRole('heading', { name: 'Well' })).toBeVisible(SOON);
  }
});
