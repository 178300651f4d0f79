import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { integrityOf } from '../../../shared/kit/src/describe-release.ts';
import { createOverlayServer } from '../../../shared/kit/src/overlay-server.ts';
import { createSiteServer, listen } from '../../../shared/kit/src/serve.ts';
import type { Registry } from '../../../shared/contract/src/registry.ts';
import type { Release } from '../../../shared/contract/src/release.ts';
import { checkOut } from '../second-checkout.ts';
import { axeFinds } from '../../../shared/testing/e2e/axe.ts';
import { expect, hydrated, test } from '../../../shared/testing/e2e/site.ts';

// All tests share one build, which parallel workers would overwrite.
test.describe.configure({ mode: 'default' });

const STORED = 'aaaaaa111111';
const HEADING = 'Another about page';
let site = '';
let preview: string;
let overlay: string;
const servers: Server[] = [];

async function serve(server: Server): Promise<string> {
  servers.push(server);
  return `http://localhost:${await listen(server, 0)}`;
}

/** Writes a release of the company pages whose /about has another heading. */
function otherRelease(target: string, id: string): void {
  const live = path.join(site, 'r/company');
  const registry = JSON.parse(readFileSync(path.join(site, 'registry.json'), 'utf8')) as Registry;
  const current = registry.remotes.company?.current.id ?? '';
  // Compressed copies would hide the change below.
  const filter = (file: string) => !/\.(?:br|gz)$/.test(file);
  cpSync(path.join(live, current), target, { recursive: true, filter });
  const file = path.join(target, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  const { title } = release.routes.find(({ path: route }) => route === '/about') ?? { title: '' };
  expect(title).not.toBe('');
  const scripts = release.release.scripts.about ?? [];
  let changed = 0;
  for (const script of scripts) {
    const place = path.join(target, script);
    const text = readFileSync(place, 'utf8');
    const next = text.replace(/heading:(["'`])(?:(?!\1).)+\1/, `heading:"${HEADING}"`);
    if (next === text || changed > 0) continue;
    changed += 1;
    writeFileSync(place, next);
    release.files[script] = integrityOf(Buffer.from(next));
  }
  expect(changed).toBe(1);
  writeFileSync(file, JSON.stringify({ ...release, release: { ...release.release, id } }));
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const checkout = checkOut('preview');
  const build = path.join(checkout, 'shared/kit/src/commands/build.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', build], {
    cwd: checkout,
    env: { ...process.env, PREVIEW: '1', OVERRIDE_ORIGINS: 'https://chat.preview.example' },
  });
  site = path.join(checkout, 'dist');
  otherRelease(path.join(site, 'r/company', STORED), STORED);
  const folder = path.join(checkout, 'overlay');
  mkdirSync(folder);
  otherRelease(path.join(folder, 'dist'), 'bbbbbb222222');
  preview = await serve(createSiteServer(site));
  overlay = await serve(createOverlayServer({ name: 'company', folder }));
});

test.afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  if (site) rmSync(path.dirname(site), { recursive: true, force: true });
});

test('?inspect shows owners, releases, load times, shared modules and events', async ({ page }) => {
  await page.goto(`${preview}/?inspect`);
  await hydrated(page);
  const panel = page.getByRole('complementary', { name: 'Inspector' });
  await expect(panel).toBeVisible();
  const owners = panel.getByRole('group').filter({ hasText: 'Who owns this page' });
  await expect(owners).toContainText('shell');
  await expect(owners).toContainText(/marketing release [a-z0-9]{12}/);
  const container = panel.getByRole('row', { name: /^remoteEntry\.js container \d+ ms \d+ ms/ });
  await expect(container.first()).toBeVisible();
  await panel.getByText('Shared versions').click();
  await expect(panel.getByText(/^react 19\.\S+ from shell/)).toBeVisible();
  await expect(panel.getByText(/TTFB marketing/)).toBeVisible();
  await expect(page.locator('.outline', { hasText: 'marketing' })).toHaveCount(1);

  expect(await axeFinds(page, 'appling-tools')).toEqual([]);

  // Uses the keyboard only; the panel stays closed after a reload.
  await panel.getByLabel('Outline who owns what').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.outline')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(panel).toHaveCount(0);
});

for (const kind of ['a stored release', "a developer's own server"]) {
  test(`${kind} replaces one remote in this tab, says so, and can be ended`, async ({
    page,
    context,
  }) => {
    const target = kind === 'a stored release' ? STORED : overlay;
    await page.goto(`${preview}/about?override=company@${target}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
    const banner = page.getByRole('region', { name: 'Override' });
    await expect(banner).toContainText(`company@${target}`);
    expect(new URL(page.url()).search).toBe('');

    // Other remotes and other tabs do not change.
    const other = await context.newPage();
    await other.goto(`${preview}/about`);
    await hydrated(other);
    await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(HEADING);
    await page.goto(`${preview}/pricing`);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);

    expect(await axeFinds(page, 'appling-tools')).toEqual([]);
    await banner.getByRole('button', { name: 'Stop overriding' }).click();
    await expect(banner).toHaveCount(0);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(HEADING);
  });
}

test('refuses an unlisted origin without a request and shows the live page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${preview}/about?override=company@https://evil.example`);
  await hydrated(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Override refused' })).toContainText(
    "https://evil.example is not on this preview's list of origins.",
  );
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(HEADING);
  expect(asked.filter((url) => new URL(url).hostname === 'evil.example')).toEqual([]);
});

test('code that does not match its release.json does not run, from any server', async ({
  page,
  complaints,
}) => {
  complaints.expectFaults();
  await page.route(/\/r\/company\/aaaaaa111111\/about\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};globalThis.tampered=true` });
  });
  await page.goto(`${preview}/about?override=company@${STORED}`);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'tampered'))).toBeUndefined();
});
