import type { CDPSession, Page } from '@playwright/test';
import { expect, hydrated, routes, test } from './site.ts';

/** A page of each remote; on these the first screen needs none of {@link LATER}. */
const PAGES = { marketing: '/', chat: '/auth', developer: '/api', company: '/about' };

/** Files of what comes on demand: toaster, dialogs, drag, the scene and its player, search data. */
const LATER = /toast|dialog|landing-drag|LazyMotion|scene|player|minisearch|-search\./i;

interface Asked {
  url: string;
  /** `parser` when the HTML itself names it. */
  by: string;
  /** The file that named it. */
  from: string;
}

interface RequestWillBeSent {
  request: { url: string };
  initiator: { type: string; url?: string; stack?: { callFrames: { url: string }[] } };
}

/** Opens a page and lists what it asks for until `load`. */
async function askedBeforeLoad(page: Page, session: CDPSession, path: string): Promise<Asked[]> {
  const asked: Asked[] = [];
  const take = ({ request, initiator }: RequestWillBeSent) => {
    const from = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? '';
    asked.push({ url: request.url, by: initiator.type, from });
  };
  session.on('Network.requestWillBeSent', take);
  await page.goto(path, { waitUntil: 'load' });
  session.off('Network.requestWillBeSent', take);
  return asked;
}

for (const [remote, path] of Object.entries(PAGES)) {
  test(`${remote}: ${path} asks for all it needs at once, and for nothing that comes on demand`, async ({
    page,
    baseURL,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const [document, ...files] = await askedBeforeLoad(page, session, path);
    expect(document?.url).toBe(`${baseURL}${path}`);
    const late = files.filter(({ by, from }) => by !== 'parser' || from !== document?.url);
    expect(late).toEqual([]);
    expect(files.filter(({ url }) => LATER.test(url))).toEqual([]);
    expect(
      files.filter(({ url }) => url.includes('/r/') && !url.includes(`/r/${remote}/`)),
    ).toEqual([]);
    expect(files.length).toBeGreaterThan(4);
  });
}

test('fonts are preloaded, and both are used on the first screen', async ({ page }) => {
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
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(used, path).toEqual(preloaded);
    expect(new Set(loaded).size, path).toBe(preloaded.length);
  }
});

test('pictures far below the first screen wait', async ({ page }) => {
  const wrong: string[] = [];
  for (const { path } of routes) {
    await page.goto(path);
    wrong.push(
      ...(await page.locator('img').evaluateAll(
        (pictures, at) =>
          (pictures as HTMLImageElement[])
            .filter((picture) => picture.checkVisibility())
            .filter((picture) => {
              const isBelow = picture.getBoundingClientRect().top > 2 * innerHeight;
              return isBelow && picture.loading !== 'lazy';
            })
            .map((picture) => `${at}: ${picture.currentSrc}`),
        path,
      )),
    );
  }
  expect(wrong).toEqual([]);
});
