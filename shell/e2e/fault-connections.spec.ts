import type { Fault, FaultServer } from './faults/fault-server.ts';
import { addRemote } from './faults/faulty-remotes.ts';
import { expect, expectOtherPagesWork, navigate, panelOf, test } from './faults/faulty-site.ts';
import { hydrated } from '../../shared/testing/e2e/site.ts';

/** Load limit of these tests in ms. */
const SHORT = 2000;
/** Overlaps shorter than this, in ms, count as sequential. */
const SETTLED = 150;

/** Sends a byte from time to time and never ends. */
const drip: Fault = (response) => {
  response.writeHead(200, { 'Content-Type': 'text/javascript' });
  const timer = setInterval(() => response.write(' '), 200);
  response.on('close', () => clearInterval(timer));
};

/** Counts open requests. */
function plantAndCount(server: FaultServer, pattern: RegExp, fault: Fault) {
  const held = { now: 0, most: 0, all: 0 };
  server.plant(pattern, (response, request) => {
    held.all += 1;
    held.now += 1;
    // The server may see a new request before it sees the abort of the previous one.
    setTimeout(() => (held.most = Math.max(held.most, held.now)), SETTLED);
    response.on('close', () => (held.now -= 1));
    fault(response, request);
  });
  return held;
}

for (const [name, fault] of [
  ['hang', () => {}],
  ['drip', drip],
] as const) {
  test(`when all files of a remote ${name}, at most two connections stay open, until the limit, and other pages and tabs load`, async ({
    page,
    context,
    server,
  }) => {
    server.limit = SHORT;
    addRemote(server, { name: 'faulty-dead' });
    const held = plantAndCount(server, /\/r\/faulty-dead\//, fault);
    await page.goto('/about');
    await hydrated(page);
    await navigate(page, '/faulty-dead');
    await expect.poll(() => held.now).toBe(2);
    const other = await context.newPage();
    await other.goto(`${server.origin}/api`);
    await hydrated(other);
    await expect(panelOf(page)).toBeVisible({ timeout: 10_000 });
    await navigate(page, '/pricing');
    await expect(page).toHaveTitle('Pricing · Appling');
    // An aborted request is not repeated.
    await expect.poll(() => held.now).toBe(0);
    expect(held.most).toBe(2);
    await expectOtherPagesWork(page);
  });
}

test("aborts the HTML's preloads when a remote hangs, so that other tabs load", async ({
  page,
  context,
  server,
}) => {
  server.limit = SHORT;
  const held = plantAndCount(server, /\/r\/company\//, () => {});
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto(`${server.origin}/about`);
  await expect.poll(() => held.most).toBeGreaterThan(2);
  for (const tab of [page, second]) {
    await expect(tab.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible({
      timeout: 20_000,
    });
    await navigate(tab, '/pricing');
    await expect(tab).toHaveTitle('Pricing · Appling', { timeout: 20_000 });
  }
  await expect.poll(() => held.now, { timeout: 20_000 }).toBe(0);
});
