import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible, type Look } from '../../shared/testing/e2e/axe.ts';
import { keptText } from './kept.ts';
import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';

const LOOKS: readonly Look[] = [
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1440 },
];

const panel = (page: Page) => page.getByRole('region', { name: 'Your pictures' });
const phone = (page: Page) => page.locator('.chat-phone [data-screen]').first();
const shown = (page: Page) => phone(page).locator('image[data-picture^="own/"]');

/** A photo of 1500 × 1000 px, larger than the size that is kept. */
const photo = (page: Page, type = 'image/jpeg', [width, height] = [1500, 1000]) =>
  page.evaluate(
    async ([kind, w, h]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      const sky = context.createLinearGradient(0, 0, 0, h);
      sky.addColorStop(0, '#2b6cb0');
      sky.addColorStop(1, '#f6ad55');
      context.fillStyle = sky;
      context.fillRect(0, 0, w, h);
      const blob = await canvas.convertToBlob({ type: kind, quality: 0.4 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return Array.from(bytes);
    },
    [type, width, height] as [string, number, number],
  );

interface Brought {
  name: string;
  type: string;
  bytes: readonly number[];
}

const bring = (page: Page, how: 'drop' | 'paste', files: readonly Brought[]) =>
  page.evaluate(
    ([kind, brought]) => {
      const transfer = new DataTransfer();
      for (const { name, type, bytes } of brought)
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const target = document.querySelector('.chat-stage');
      const about = { bubbles: true, cancelable: true };
      target?.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...about, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...about, clipboardData: transfer }),
      );
    },
    [how, files] as const,
  );

const bringText = (page: Page, name: string, type: string, text: string) =>
  bring(page, 'drop', [{ name, type, bytes: Array.from(new TextEncoder().encode(text)) }]);

async function openChat(page: Page): Promise<void> {
  await page.goto('/chat');
  await hydrated(page);
  if ((page.viewportSize()?.width ?? 0) < 768)
    await page.getByRole('radio', { name: 'Phone' }).check({ force: true });
}

async function showAsMark(page: Page): Promise<void> {
  await panel(page)
    .getByRole('button', { name: /^Mark of the app/ })
    .click();
  await expect(shown(page)).toHaveCount(1);
}

for (const width of [390, 1440])
  test(`accepts dropped, pasted and chosen pictures at ${width} px, and keeps them after a reload`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') asked.push(request.url());
    });
    await openChat(page);
    const bytes = await photo(page);
    await bring(page, 'drop', [{ name: 'our-shop.jpg', type: 'image/jpeg', bytes }]);
    await expect(panel(page).getByRole('status').first()).toContainText('our-shop: ready');
    await expect(panel(page).getByText('1170 × 780')).toBeVisible();
    await showAsMark(page);

    const mark = await photo(page, 'image/png', [90, 90]);
    await bring(page, 'paste', [{ name: 'mark.png', type: 'image/png', bytes: mark }]);
    await expect(panel(page).getByRole('status').first()).toContainText('mark: ready');
    await expect(panel(page).getByRole('radio')).toHaveCount(2);

    const webp = await photo(page, 'image/webp', [300, 200]);
    await panel(page)
      .getByLabel('Add pictures')
      .first()
      .setInputFiles({ name: 'tea.webp', mimeType: 'image/webp', buffer: Buffer.from(webp) });
    await expect(panel(page).getByRole('radio', { name: 'tea' })).toBeChecked();
    // On a phone the toast covers the panel.
    await page.mouse.move(0, 0);
    await expect(page.locator('.ui-toast')).toHaveCount(0, { timeout: 15_000 });
    await panel(page)
      .getByRole('button', { name: /^Progress/ })
      .click();
    await expect(shown(page)).toHaveCount(2);
    await expectAccessible(page, null, LOOKS);
    await page.setViewportSize({ width, height: 900 });

    // Changes are saved after a pause.
    await expect
      .poll(async () => (JSON.parse((await keptText(page)) ?? '{}') as { at?: number }).at)
      .toBe(2);
    await page.reload();
    await hydrated(page);
    if (width < 768) await page.getByRole('radio', { name: 'Phone' }).check({ force: true });
    await expect(shown(page)).toHaveCount(2);
    expect(asked).toEqual([]);
  });

test('puts a picture into a part with Select; Undo removes it, and deleting it restores its drawing', async ({
  page,
}) => {
  await openChat(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: /^Select progress/ }).click();
  const selected = page.getByRole('region', { name: 'Progress' });
  await selected
    .getByLabel('Your picture …')
    .first()
    .setInputFiles({
      name: 'tea.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await photo(page, 'image/png', [300, 200])),
    });
  await expect(selected.getByText(/shows your picture/)).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(shown(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).first().click();
  await expect(shown(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Remove from this browser: tea' }).click();
  await expect(shown(page)).toHaveCount(0);
  await expect(
    panel(page).getByText(/1 picture of this design is not in this browser/),
  ).toBeVisible();
  await panel(page).getByRole('button', { name: 'Bring it back' }).click();
  await expect(shown(page)).toHaveCount(1);
});

test('exports contain the picture, a link cannot, and its file opens in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await openChat(page);
  const bytes = await photo(page);
  await bring(page, 'drop', [{ name: 'our-shop.jpg', type: 'image/jpeg', bytes }]);
  await showAsMark(page);

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const take = async (ending: string) => {
    const button = page.getByRole('button', { name: new RegExp(`^Download .*${ending}$`) });
    await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 60_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    return new Uint8Array(readFileSync(await download.path()));
  };
  expect(strFromU8(await take('.html'))).toContain('data:image/webp;base64,');
  const names = async (ending: string) => Object.keys(unzipSync(await take(ending)));
  expect(await names('-react.zip')).toContainEqual(
    expect.stringMatching(/^src\/pictures\/.*webp$/),
  );
  expect(await names('-expo.zip')).toContainEqual(expect.stringMatching(/^src\/pictures\/.*webp$/));
  expect(await names('.penpot')).toContainEqual(expect.stringMatching(/^objects\/.*\.webp$/));
  const svg = Object.entries(unzipSync(await take('-screens.zip'))).find(([name]) =>
    /01-/.test(name),
  );
  expect(strFromU8(svg?.[1] ?? new Uint8Array())).toContain('href="data:image/jpeg;base64,');

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = page.getByRole('region', { name: 'Share' });
  await expect(share.getByRole('alert')).toContainText('a link cannot hold them');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    share.getByRole('button', { name: 'Download the file' }).click(),
  ]);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await openChat(other);
  await other.getByRole('button', { name: 'Export', exact: true }).click();
  await other
    .getByLabel('Open a design')
    .first()
    .setInputFiles(await download.path());
  await expect(other.getByText(/is on the stage\./).first()).toBeVisible();
  await expect(shown(other)).toHaveCount(1);
  await context.close();
});

test('applies the brand in one press and removes it with one Undo; says which colours were adjusted for contrast', async ({
  page,
}) => {
  await openChat(page);
  const mark = await photo(page, 'image/png', [90, 90]);
  await bring(page, 'drop', [{ name: 'mark.png', type: 'image/png', bytes: mark }]);
  await panel(page).getByRole('button', { name: 'Use the chosen picture' }).click();
  await panel(page).getByLabel('Main color').fill('#f2d200');
  await panel(page).getByLabel('Second color').fill('#1c2f4a');
  await panel(page).getByLabel('Font of titles').selectOption('Georgia, a serif');
  await panel(page).getByRole('button', { name: 'Apply to this design' }).click();
  await expect(panel(page).getByRole('status').last()).toContainText(
    /Made the primary color #f2d200; texts in it are #\w{6}, so that they can be read\..*Undo takes all of it back\./,
  );
  await expect(shown(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(shown(page)).toHaveCount(0);

  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  await expect(panel(page).getByLabel('Main color')).toHaveValue('#f2d200');
  await expect(panel(page).getByLabel('Font of titles')).toHaveValue('georgia');
  await expect(panel(page).locator('.chat-brand-logo img')).toBeVisible();
});

test('runs and loads nothing from a hostile SVG; rejects files that are not pictures', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil')) asked.push(request.url());
  });
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await openChat(page);
  const hostile = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="100" onload="alert(1)">
    <script>alert(2)</script><style>@import url(https://evil.example/a.css);</style>
    <image href="https://evil.example/a.png" width="10" height="10"/>
    <foreignObject width="50" height="50"><body xmlns="http://www.w3.org/1999/xhtml"><img src="https://evil.example/b.png" onerror="alert(3)"/></body></foreignObject>
    <rect width="200" height="100" fill="#c05"/></svg>`;
  await bringText(page, 'logo.svg', 'image/svg+xml', hostile);
  await expect(panel(page).getByRole('status').first()).toContainText('logo: ready');
  await showAsMark(page);
  expect(await shown(page).getAttribute('href')).toMatch(/^blob:/);

  const status = panel(page).getByRole('status').first();
  await bringText(page, 'empty.png', 'image/png', '');
  await expect(status).toContainText('empty.png is empty. Nothing changed.');
  await bringText(page, 'note.gif', 'image/gif', 'GIF89a');
  await expect(status).toContainText('note.gif is no PNG, JPEG, WebP or SVG.');
  await bring(page, 'drop', [
    { name: 'half.jpg', type: 'image/jpeg', bytes: (await photo(page)).slice(0, 700) },
  ]);
  await expect(status).toContainText('half.jpg is damaged');
  await expect(panel(page).getByRole('radio')).toHaveCount(1);
  expect(asked).toEqual([]);
});

test('shows a picture when storage is blocked, and says that it will be lost', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openChat(page);
  const mark = await photo(page, 'image/png', [90, 90]);
  await bring(page, 'drop', [{ name: 'mark.png', type: 'image/png', bytes: mark }]);
  await expect(panel(page).getByRole('status').first()).toContainText('keeps nothing here');
  await showAsMark(page);
});
