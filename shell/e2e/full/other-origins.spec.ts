import { execFile } from 'node:child_process';
import type { Server } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { listen, createSiteServer } from '../../../shared/kit/src/serve.ts';
import { checkOut } from '../second-checkout.ts';
import { expect, hydrated, test as base, tryAgain } from '../../../shared/testing/e2e/site.ts';

const run = promisify(execFile);
/** Remotes served from another origin. */
const ELSEWHERE = ['marketing', 'chat', 'company'];

interface Hosts {
  pages: string;
  remotes: string;
  setReachable: (isReachable: boolean) => void;
}

/** A site built for remotes on another origin, behind two servers. */
const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    async ({}, provide) => {
      const copy = checkOut('other-origins');
      const site = path.join(copy, 'dist');
      let isReachable = true;
      const pages = createSiteServer(site);
      const origin = `http://localhost:${await listen(pages, 0)}`;
      const remotes = createSiteServer(site, [origin]);
      remotes.prependListener('request', (request, response) => {
        if (!isReachable) response.destroy();
      });
      const other = `http://localhost:${await listen(remotes, 0)}`;
      const build = path.join(copy, 'shared/kit/src/commands/build.ts');
      await run(process.execPath, ['--import', 'tsx', build], {
        cwd: copy,
        env: {
          ...process.env,
          SCENE_PROJECT_ID: '',
          LOAD_LIMIT_MS: '3000',
          REMOTE_ORIGINS: ELSEWHERE.map((name) => `${name}=${other}`).join(' '),
        },
      });
      await provide({
        pages: origin,
        remotes: other,
        setReachable: (value) => {
          isReachable = value;
        },
      });
      for (const server of [pages, remotes] satisfies Server[]) {
        server.closeAllConnections();
        server.close();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ hosts }, provide) => provide(hosts.pages),
});

test.describe.configure({ mode: 'serial' });

test('pages hydrate with code, style sheets and images of another origin, under the strict policy', async ({
  page,
  hosts,
}) => {
  const asked = new Map<string, number>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const remote = /^\/r\/([a-z-]+)\//.exec(pathname)?.[1];
    if (remote) asked.set(`${remote} ${origin}`, (asked.get(`${remote} ${origin}`) ?? 0) + 1);
  });
  for (const address of ['/', '/pricing', '/about', '/chat', '/api']) {
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle('About · Appling');
  for (const remote of ELSEWHERE) {
    expect(asked.get(`${remote} ${hosts.remotes}`), remote).toBeGreaterThan(1);
    expect(asked.get(`${remote} ${hosts.pages}`), remote).toBeUndefined();
  }
  expect(asked.get(`developer ${hosts.pages}`)).toBeGreaterThan(1);
});

test('code from another origin is checked against its hash and requested without cookies', async ({
  page,
}) => {
  await page.goto('/pricing');
  const links = await page
    .locator('link[rel="modulepreload"][href*="/r/marketing/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('integrity')));
  expect(links.length).toBeGreaterThan(1);
  for (const hash of links) expect(hash).toMatch(/^sha384-/);
});

test("the chat designs on the main thread, since a worker must come from the page's origin", async ({
  page,
}) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await page.goto('/chat');
  await hydrated(page);
  const input = page.getByRole('textbox').first();
  await input.fill('A diary for gardeners');
  await input.press('Enter');
  await expect
    .poll(() => heard.join('\n'), { timeout: 30_000 })
    .toContain('The engine runs on the page');
});

test('an origin that is down or sends no CORS headers counts as a remote that is down', async ({
  page,
  complaints,
  hosts,
}) => {
  complaints.expectFaults();
  await page.goto('/api');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  hosts.setReachable(false);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const panel = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(panel).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  hosts.setReachable(true);
  // Prerendered pages also retry automatically, which may come first.
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await tryAgain(page, () => again.isHidden());
  await hydrated(page);

  await page.route(`${hosts.remotes}/r/company/**`, async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'access-control-allow-origin': 'https://evil.example',
    };
    // A request that was in flight when the fault ended is already answered.
    await route.fulfill({ response, headers }).catch(() => {});
  });
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(panel).toBeVisible();
  await page.unroute(`${hosts.remotes}/r/company/**`);
  await tryAgain(page, async () => (await page.title()) === 'About · Appling');
});
