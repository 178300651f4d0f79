import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../../shared/testing/e2e/site.ts';
import { designsOnDisk } from './designs-on-disk.ts';
import { hashesInNode } from './in-node.ts';
import { openExports, take } from './take-exports.ts';

const folder = designsOnDisk();

function watchWorker(): void {
  const asked: Record<string, unknown> = {};
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    override postMessage(message: unknown): void {
      const { exporter } = message as { exporter?: string };
      if (exporter) asked[exporter] = message;
      super.postMessage(message);
    }
  };
  Object.assign(globalThis, { asked });
}

/** Runs on the page. */
const written = () =>
  JSON.stringify((globalThis as unknown as { asked: object }).asked, (_key, value: unknown) => {
    if (!(value instanceof Uint8Array)) return value;
    return { base64: btoa(Array.from(value, (byte) => String.fromCharCode(byte)).join('')) };
  });

async function hashesOf(page: Page, file: string): Promise<Record<string, string>> {
  await openExports(page, file);
  const labels = await page
    .getByRole('button', { name: /^Download / })
    .evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
  const hashes: Record<string, string> = {};
  for (const name of labels.map((label) => label.replace('Download ', '')))
    hashes[name] = createHash('sha256')
      .update(await take(page, name))
      .digest('hex');
  return hashes;
}

for (const name of ['small-wins', 'hostile-everything', 'arabic', 'components-1', 'own-pictures'])
  test(`${name}: worker, page and Node make the same bytes`, async ({ page, browser, baseURL }) => {
    const file = path.join(folder, `${name}.json`);
    await page.addInitScript('globalThis.__name = (it) => it;');
    await page.addInitScript(watchWorker);
    const worker = page.waitForEvent('worker', (each) => each.url().endsWith('/exports.js'));
    const inWorker = await hashesOf(page, file);
    await worker;
    expect(Object.keys(inWorker).length).toBeGreaterThanOrEqual(6);

    const inNode = hashesInNode(await page.evaluate(written));
    for (const [own, hash] of Object.entries(inWorker)) {
      const [, made] = Object.entries(inNode).find(([ending]) => own.endsWith(ending)) ?? [];
      expect(made, own).toBe(hash);
    }

    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    const other = await context.newPage();
    await other.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'Worker');
    });
    expect(await hashesOf(other, file)).toEqual(inWorker);
    await context.close();
  });

test('shows the progress of a slow export; closing the sheet ends its worker', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.context().route(/\/exported-app\.json/, () => {});
  await page.goto('/chat');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Your message' }).focus();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((file) => /\/(?:exports|export[-\w]*)\.js$/.test(file))).toEqual([]);
  const starting = page.waitForEvent('worker', (each) => each.url().endsWith('/exports.js'));
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Export', exact: true });
  const worker = await starting;
  await expect(
    panel.getByRole('progressbar', { name: 'An app to open and tap is being made' }),
  ).toBeVisible();
  const ended = worker.waitForEvent('close');
  await panel.getByRole('button', { name: 'Done' }).click();
  await ended;
});
