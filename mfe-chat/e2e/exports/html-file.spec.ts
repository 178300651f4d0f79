import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { axeFinds } from '../../../shared/testing/e2e/axe.ts';
import { expect, test } from '../../../shared/testing/e2e/site.ts';
import { tapThrough } from '../full/tap-through.ts';
import { designFiles, designIn, designsOnDisk } from './designs-on-disk.ts';
import { pixelsThatDiffer } from './pixels.ts';
import { tapAtRandom } from './random-taps.ts';
import { pictureOf, previewPictures } from './screen-pictures.ts';
import { openExports, take } from './take-exports.ts';

const TAPS = 300;

// Designs with ten screens have hundreds of controls, each used up to three times.
test.describe.configure({ timeout: 300_000 });

const isCompared = (file: string) => !file.startsWith('components-');

/** Playwright needs the designs while it collects the tests. */
const folder = designsOnDisk();

async function openOffline(browser: Browser): Promise<{ page: Page; heard: string[] }> {
  const context = await browser.newContext({
    offline: true,
    viewport: { width: 900, height: 950 },
  });
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('console', (message) => heard.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('request', (request) => {
    // The file embeds fonts as data URLs.
    if (!request.isNavigationRequest() && !request.url().startsWith('data:'))
      heard.push(`request: ${request.url()}`);
  });
  return { page, heard };
}

/** The phone's clocks would change at different times in each page. */
const stopClocks = (page: Page) =>
  page.evaluate(() => {
    globalThis.setInterval = (() => 0) as unknown as typeof setInterval;
  });

for (const file of designFiles(folder)) {
  const design = designIn(path.join(folder, file));

  test(`${file}: the HTML from disk equals the preview, sends no requests and is accessible`, async ({
    page,
    browser,
  }) => {
    await openExports(page, path.join(folder, file));
    const html = Buffer.from(await take(page, '.html')).toString();
    const own = path.join(folder, file.replace('.json', ''));
    mkdirSync(own);
    const opened = async (alone: Page, start = design.start) => {
      const text = html.replace(`"start":"${design.start}"`, `"start":"${start}"`);
      writeFileSync(path.join(own, `${start}.html`), text);
      await alone.goto(pathToFileURL(path.join(own, `${start}.html`)).href);
      await expect(alone.locator('[data-screen]')).toHaveAttribute('data-screen', start);
    };
    const { page: alone, heard } = await openOffline(browser);
    await opened(alone);
    expect(JSON.parse((await alone.locator('#appling-design').textContent()) ?? '')).toEqual(
      design,
    );

    const placed = (each: Page) =>
      each.locator('[role=group] > [data-screen] [data-id]').evaluateAll((parts) =>
        parts.map((part) => {
          const { offsetTop, offsetHeight, dataset } = part as HTMLElement;
          return `${dataset['id']} ${offsetTop} ${offsetHeight}`;
        }),
      );
    expect(await placed(alone)).toEqual(await placed(page));

    const pictures = isCompared(file)
      ? await previewPictures(page, design)
      : new Map<string, Buffer>();
    await Promise.all([stopClocks(page), stopClocks(alone)]);
    const preview = await tapAtRandom(page, TAPS);
    const exported = await tapAtRandom(alone, TAPS);
    expect(exported).toHaveLength(preview.length);
    for (const [at, look] of preview.entries()) expect(exported[at], `tap ${at}`).toBe(look);

    for (const { id } of design.screens) {
      await opened(alone, id);
      const picture = pictures.get(id);
      if (picture) {
        const ratio = await pixelsThatDiffer(page, picture, await pictureOf(alone, id));
        expect.soft(ratio, `${id}: ratio of pixels that differ`).toBeLessThan(0.01);
      }
      expect({ id, found: await axeFinds(alone) }).toEqual({ id, found: [] });
    }
    await opened(alone);
    const { dead, screens } = await tapThrough(alone, alone.url());
    expect(dead).toEqual([]);
    expect(screens.toSorted()).toEqual(design.screens.map(({ id }) => id).toSorted());
    expect(heard).toEqual([]);
    await alone.context().close();
  });
}
