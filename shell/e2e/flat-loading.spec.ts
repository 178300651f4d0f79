import type { Request } from '@playwright/test';
import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';

/** A page of each remote whose first screen needs none of {@link LATER}. */
const PAGES = { marketing: '/', chat: '/auth', developer: '/api', company: '/about' };

/** Files that load on demand: toaster, dialogs, drag, scene and player, search data. */
const LATER = /toast|dialog|landing-drag|LazyMotion|scene|player|minisearch|-search\./i;

/** Matches addresses in the HTML, without data blocks, which only scripts read. */
function namedBy(html: string): (address: string) => boolean {
  const read = html.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '');
  return (address) => read.includes(`"${new URL(address).pathname}"`);
}

for (const [remote, path] of Object.entries(PAGES)) {
  test(`${remote}: ${path} requests all it needs at once, and nothing that loads on demand`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const take = (request: Request) => asked.push(request.url());
    page.on('request', take);
    const response = await page.goto(path, { waitUntil: 'load' });
    page.off('request', take);
    const isNamed = namedBy((await response?.text()) ?? '');
    const [, ...files] = asked;
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((url) => !isNamed(url))).toEqual([]);
    expect(files.filter((url) => LATER.test(url))).toEqual([]);
    const foreign = files.filter((url) => url.includes('/r/') && !url.includes(`/r/${remote}/`));
    expect(foreign).toEqual([]);
  });
}

test('both preloaded fonts are used on the first screen', async ({ page }) => {
  for (const path of Object.values(PAGES)) {
    await page.goto(path);
    await hydrated(page);
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href).sort());
    const used = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.woff2'))
        .sort(),
    );
    const loaded = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
        .map(({ family }) => family),
    );
    expect(used, path).toEqual(preloaded);
    expect(new Set(loaded).size, path).toBe(preloaded.length);
  }
});
