import { chromium } from '@playwright/test';
import { answerWith } from './faults/fault-server.ts';
import { addRemote } from './faults/faulty-remotes.ts';
import { expect, openThenNavigate, navigate, panelOf, test } from './faults/faulty-site.ts';
import { hydrated } from '../../shared/testing/e2e/site.ts';

test('uses defaults, and keeps choices for this tab, when storage throws, is full or holds other data', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    for (const key of ['theme', 'broken-releases', 'chat', 'draft', 'designs', 'override']) {
      localStorage.setItem(`appling:${key}`, '{"version":99,"__proto__":');
      sessionStorage.setItem(`appling:${key}`, '{"version":99,"__proto__":');
    }
  });
  await page.goto('/chat');
  await hydrated(page);
  await page.goto('/pricing');
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');

  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('planted', 'QuotaExceededError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
      Storage.prototype[name] = refuse;
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    indexedDB.open = refuse;
  });
  await page.goto('/chat');
  await hydrated(page);
  await page.goto('/about');
  await hydrated(page);
  const wanted = page.locator('html[data-theme]');
  await page.getByRole('banner').getByRole('button', { name: /theme/i }).first().click();
  const dark = page.getByRole('menuitemradio', { name: 'Dark' });
  if (await dark.count()) await dark.click();
  await expect(wanted).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle('Pricing · Appling');
  await expect(wanted).toBeAttached();
  expect(problems).toEqual([]);
});

test('offline, loaded pages work and others show the error panel until the browser is online again', async ({
  page,
  context,
}) => {
  await openThenNavigate(page, '/pricing');
  await expect(page).toHaveTitle('Pricing · Appling');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle('About · Appling');
  await navigate(page, '/api');
  await expect(panelOf(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveTitle('Developer API · Appling');
});

test('Back to a page in the back/forward cache shows it as it was left', async ({ server }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/help`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(globalThis, { kept: true }));
    await page.goto(`${server.origin}/robots.txt`);
    // Playwright does not see a document restored from the cache; the protocol reports it.
    const client = await page.context().newCDPSession(page);
    await client.send('Page.enable');
    const restored = new Promise<string>((resolve) => {
      client.on('Page.frameNavigated', ({ type }) => resolve(type));
      client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(notRestoredExplanations.map(({ reason }) => reason).join()),
      );
    });
    const { currentIndex, entries } = await client.send('Page.getNavigationHistory');
    const entryId = entries[currentIndex - 1]!.id;
    await client.send('Page.navigateToHistoryEntry', { entryId });
    expect(await restored).toBe('BackForwardCacheRestore');
  } finally {
    await browser.close();
  }
});

test('a clock that is two days off and jumps back causes no negative times', async ({ page }) => {
  await page.clock.install({ time: new Date('2020-02-29T23:59:30Z') });
  for (const path of ['/status', '/blog', '/community', '/chat']) {
    await page.goto(path);
    await page.clock.runFor(3000);
    const words = await page.locator('main').innerText();
    expect(words, path).not.toMatch(/-\d+ (?:second|minute|hour|day)|NaN|Invalid Date/);
  }
  await page.clock.setSystemTime(new Date('2020-02-27T00:00:00Z'));
  await page.goto('/about');
  await page.clock.runFor(1000);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.clock.runFor(5000);
  await expect(page).toHaveTitle('Pricing · Appling');
});

test('two tabs with one storage keep the last choice, and many events cause no writes', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const own = Storage.prototype.setItem;
    Object.assign(globalThis, { writes: 0 });
    Storage.prototype.setItem = function setItem(key, value) {
      (globalThis as unknown as { writes: number }).writes += 1;
      own.call(this, key, value);
    };
  });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/about');
    await hydrated(tab);
  }
  await other.evaluate(() => {
    Object.assign(globalThis, { writes: 0 });
    for (let event = 0; event < 300; event += 1) {
      localStorage['appling:theme'] = event % 2 ? 'dark' : 'light';
      dispatchEvent(
        new StorageEvent('storage', {
          key: 'appling:theme',
          newValue: 'dark',
          storageArea: localStorage,
        }),
      );
    }
  });
  for (const tab of [page, other]) {
    expect(await tab.evaluate(() => (globalThis as unknown as { writes: number }).writes)).toBe(0);
  }
  // Chromium notifies the other tab's process with a delay.
  await expect
    .poll(() => page.evaluate(() => localStorage['appling:theme'] as string))
    .toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('every kind of page works without view transitions, idle callbacks and module preloading', async ({
  page,
  server,
}) => {
  // Browsers that read this header can also preload modules.
  server.without.add('Integrity-Policy');
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'scheduler');
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'modulepreload' && supports.call(this, token);
    };
  });
  await openThenNavigate(page, '/pricing');
  await expect(page).toHaveTitle('Pricing · Appling');
  await navigate(page, '/chat');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(panelOf(page)).toHaveCount(0);
});

test.describe('with workers', () => {
  test.use({ serviceWorkers: 'allow' });

  test("an older site's service worker unregisters itself, and the visitor sees the site", async ({
    page,
    server,
  }) => {
    server.plant(
      /^\/old$/,
      answerWith(
        'text/html',
        "<!doctype html><title>Old</title><script>navigator.serviceWorker.register('/sw.js')</script>",
      ),
    );
    server.plant(
      /^\/sw\.js$/,
      answerWith(
        'text/javascript',
        `addEventListener('install', () => skipWaiting());
         addEventListener('activate', (event) => event.waitUntil(clients.claim()));
         addEventListener('fetch', (event) => event.respondWith(new Response(
           '<!doctype html><title>Old</title>Old site', { headers: { 'Content-Type': 'text/html' } })));`,
      ),
    );
    await page.goto('/old');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((next) => setTimeout(next, 20));
    });
    server.heal();
    await page.goto('/about');
    await expect(page).toHaveTitle('About · Appling', { timeout: 20_000 });
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
  });
});

test('a canary visitor stays in the canary from page to page', async ({
  page,
  context,
  server,
}) => {
  const live = server.registry;
  const name = 'faulty-canary';
  addRemote(server, { name, release: 'canary000000', page: "return h('h1', null, 'Canary')" });
  const canary = JSON.stringify(server.registry);
  server.registry = live;
  addRemote(server, { name, page: "return h('h1', null, 'Everybody')" });
  const everybody = JSON.stringify(server.registry);
  // Web servers choose the release by the bucket in a cookie.
  server.plant(/^\/registry\.json$/, (response, request) => {
    const isVisitor = request.headers.cookie?.includes('appling-bucket=03');
    answerWith('application/json', isVisitor ? canary : everybody)(response, request);
  });
  await openThenNavigate(page, `/${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everybody');
  await context.addCookies([
    { name: 'appling-bucket', value: '03', url: server.origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  await openThenNavigate(page, `/${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canary');
});
