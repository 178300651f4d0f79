import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { expect, routes, test } from '../../shared/testing/e2e/site.ts';

// Articles share one template, so one stands for all.
const paths = routes
  .map(({ path: address }) => address)
  .filter((address) => !address.startsWith('/blog/'))
  .concat('/blog/the-blank-screen', '/no-such-page');

let profile: string;
let context: BrowserContext;

// Sets the browser's default text size to 32 px, which media queries in rem follow; a style sheet cannot do that.
test.beforeAll(async ({}, { project }) => {
  profile = await mkdtemp(path.join(tmpdir(), 'large-text-'));
  await mkdir(path.join(profile, 'Default'));
  await writeFile(
    path.join(profile, 'Default', 'Preferences'),
    JSON.stringify({ webkit: { webprefs: { default_font_size: 32 } } }),
  );
  context = await chromium.launchPersistentContext(profile, {
    ...project.use.launchOptions,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
});

test.afterAll(async () => {
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

test('no page scrolls horizontally on a phone with text twice as large', async ({ origin }) => {
  const page = context.pages()[0] ?? (await context.newPage());
  const tooWide: string[] = [];
  for (const address of paths) {
    // Style sheets have loaded by then, and nothing else changes widths.
    await page.goto(origin + address, { waitUntil: 'domcontentloaded' });
    const { textSize, overflow, offender } = await page.evaluate(() => {
      const overflow = (document.scrollingElement?.scrollWidth ?? 0) - innerWidth;
      let offender = '';
      let right = innerWidth;
      // Measures elements only when something overflows.
      const suspects = overflow > 0 ? document.querySelectorAll('body *') : [];
      for (const element of suspects) {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.right <= right) continue;
        right = box.right;
        offender = `${element.localName}.${element.getAttribute('class') ?? ''}`;
      }
      return {
        textSize: getComputedStyle(document.documentElement).fontSize,
        overflow,
        offender,
      };
    });
    expect(textSize).toBe('32px');
    if (overflow > 0) tooWide.push(`${address}: ${overflow} px, widest ${offender}`);
  }
  expect(tooWide).toEqual([]);
});
