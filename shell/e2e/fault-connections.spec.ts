import type { Fault, FaultServer } from './faults/fault-server.ts';
import { addRemote } from './faults/faulty-remotes.ts';
import { expect, expectRestLives, navigate, panelOf, test } from './faults/faulty-site.ts';
import { hydrated } from '../../shared/testing/e2e/site.ts';

/** What is given up is given up after this long here. */
const SHORT = 2000;
/** Connections that overlap for less are one after the other, in ms. */
const SETTLED = 150;

/** Answers with a byte now and then, without an end. */
const drip: Fault = (response) => {
  response.writeHead(200, { 'Content-Type': 'text/javascript' });
  const timer = setInterval(() => response.write(' '), 200);
  response.on('close', () => clearInterval(timer));
};

/** Counts the requests that are held open. */
function plantAndCount(server: FaultServer, pattern: RegExp, fault: Fault) {
  const held = { now: 0, most: 0, all: 0 };
  server.plant(pattern, (response, request) => {
    held.all += 1;
    held.now += 1;
    // A server may hear of a new request before it hears that the one before was given up.
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
  test(`all files of a remote ${name}: two connections at most, given up at the limit; other pages and tabs load`, async ({
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
    // Nobody waits for it any more: it is given up, and not asked for again.
    await expect.poll(() => held.now).toBe(0);
    expect(held.most).toBe(2);
    await expectRestLives(page);
  });
}

test("a page that was served while its remote hangs gives its HTML's preloads up too: other tabs load", async ({
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
