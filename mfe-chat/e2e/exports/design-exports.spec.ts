import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { strFromU8, unzipSync, type Unzipped } from 'fflate';
import { expect, test } from '../../../shared/testing/e2e/site.ts';
import { designFiles, designIn, designsOnDisk } from './designs-on-disk.ts';
import { faultsOfFormat } from './in-node.ts';
import { parsedTokens } from './parsed-tokens.ts';
import { ROOT_ID, entriesIn, rebuild, shapesIn } from './penpot-rebuild.ts';
import { drawnAlike } from './pictures.ts';
import { openExports, take } from './take-exports.ts';

/** Playwright needs the designs while it collects the tests. */
const folder = designsOnDisk();

/** Accepts numbers within 0.01, because Penpot's library stores some in 32 bits. */
function near(value: unknown, own: unknown): unknown {
  if (typeof value === 'number' && typeof own === 'number')
    return Math.abs(value - own) < 0.01 ? own : value;
  if (typeof value !== 'object' || value === null || typeof own !== 'object') return value;
  const ours = own as Record<string, unknown>;
  const nearer = Object.entries(value).map(([key, each]) => [key, near(each, ours?.[key])]);
  return Array.isArray(value) ? nearer.map(([, each]) => each) : Object.fromEntries(nearer);
}

/**
 * Ratios of tiles that two renderers draw differently. Measured: 0.038 for a screen, 0.072 in Arabic, of which resvg has
 * no letters, and 0.058 for a sheet.
 */
const limits = { screen: 0.045, arabic: 0.08, sheet: 0.065 };

const familiesIn = (files: Unzipped): string[] => {
  const sheet = strFromU8(files['all-screens.svg'] ?? new Uint8Array());
  return Array.from(sheet.matchAll(/@font-face\{font-family:'(.+?)'/g), ([, name = '']) => name);
};

/** Opens the sheet and a screen of the zip from disk, and returns the families that both load. */
async function fontsFromDisk(browser: Browser, files: Unzipped, own: string): Promise<string[]> {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(own, name)), { recursive: true });
    writeFileSync(path.join(own, name), content);
  }
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  const loadedIn = async (name: string) => {
    await page.goto(pathToFileURL(path.join(own, name)).href);
    return page.evaluate(async () => {
      await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      return loaded.map(({ family }) => family.replaceAll(/["']/g, ''));
    });
  };
  const screen = Object.keys(files).find((name) => name.startsWith('screens/')) ?? '';
  const ofScreen = await loadedIn(screen);
  const ofSheet = await loadedIn('all-screens.svg');
  await context.close();
  return ofSheet.filter((family) => ofScreen.includes(family));
}

const stamped = new Set(['modifiedAt', 'createdAt', 'mediaId', 'generatedBy', 'referer']);
const unstamped = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !stamped.has(key)));

for (const file of designFiles(folder)) {
  const design = designIn(path.join(folder, file));

  test(`${file}: makes complete files for design tools`, async ({ page, browser }) => {
    await openExports(page, path.join(folder, file));
    const [penpot, svg, tokens] = [
      await take(page, '.penpot'),
      await take(page, '-screens.zip'),
      await take(page, '-tokens.zip'),
    ];

    expect(faultsOfFormat(penpot, tokens)).toBe('');

    const entries = entriesIn(penpot);
    const rebuilt = await rebuild(entries);
    expect(Object.keys(rebuilt).toSorted()).toEqual(Object.keys(entries).toSorted());
    for (const [name, value] of Object.entries(entries))
      expect(near(unstamped(rebuilt[name] ?? {}), value), name).toEqual(unstamped(value));
    const boards = shapesIn(entries).get(ROOT_ID)?.shapes ?? [];
    expect(boards.map((id) => shapesIn(entries).get(id)?.name)).toEqual(
      design.screens.map(({ name }) => name),
    );

    const files = unzipSync(svg);
    const pictures = Object.keys(files).filter((name) => name.startsWith('screens/'));
    expect(pictures).toHaveLength(design.screens.length);
    const ofScreen = design.language === 'ar' ? limits.arabic : limits.screen;
    for (const name of ['all-screens.svg', ...pictures]) {
      const ratio = await drawnAlike(page, strFromU8(files[name] ?? new Uint8Array()));
      expect(ratio, name).toBeLessThan(name === 'all-screens.svg' ? limits.sheet : ofScreen);
    }

    const own = path.join(folder, file.replace('.json', ''));
    expect(await fontsFromDisk(browser, files, own)).toEqual(familiesIn(files));
    if (file === 'colored.json') expect(familiesIn(files)).toContain('Newsreader');

    const { light, dark } = await parsedTokens(unzipSync(tokens));
    expect(light.length).toBeGreaterThan(30);
    expect(dark).toEqual(light);
  });
}

test('notices a picture without its texts', async ({ page }) => {
  await openExports(page, path.join(folder, 'small-wins.json'));
  const files = unzipSync(await take(page, '-screens.zip'));
  const svg = strFromU8(files['screens/01-today.svg'] ?? new Uint8Array());
  const bare = svg.replace(/<text[^]*?<\/text>/g, '');
  expect(bare).not.toBe(svg);
  expect(await drawnAlike(page, svg, bare)).toBeGreaterThan(limits.screen);
});

test('gives the same bytes for the same design', async ({ page }) => {
  const file = path.join(folder, 'glass.json');
  const takeAll = async () => {
    await openExports(page, file);
    return [
      await take(page, '.penpot'),
      await take(page, '-screens.zip'),
      await take(page, '-tokens.zip'),
    ];
  };
  const first = await takeAll();
  const second = await takeAll();
  for (const [at, bytes] of first.entries())
    expect(Buffer.compare(bytes, second[at] ?? new Uint8Array())).toBe(0);
});
