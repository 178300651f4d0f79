import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { ROOT } from '../../../shared/kit/src/places.ts';
import { axeFinds } from '../../../shared/testing/e2e/axe.ts';
import { partsNow } from '../../../shared/testing/e2e/parts.ts';
import { tapThrough } from './tap-through.ts';

/** Together, the designs contain every component type, each in both modes. */
let folder = '';
const script = path.join(ROOT, 'mfe-chat/bench/html-files.ts');

const addressOf = (file: string) => pathToFileURL(path.join(folder, file)).href;
const files = () => readdirSync(folder).filter((file) => file.endsWith('.html'));
const screensOf = (file: string): string[] => {
  const text = readFileSync(path.join(folder, file.replace('.html', '.json')), 'utf8');
  return (JSON.parse(text) as { screens: { id: string }[] }).screens.map(({ id }) => id);
};

function startedAt(file: string, screen: string): string {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const copy = path.join(folder, 'started.htm');
  writeFileSync(copy, text.replace(/"start":"[^"]*"/, `"start":"${screen}"`));
  return pathToFileURL(copy).href;
}

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'debug') heard.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) heard.push(`request: ${request.url()}`);
  });
  return heard;
}

test.use({ offline: true });
test.describe.configure({ timeout: 1_800_000 });

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'exported-'));
  execFileSync(process.execPath, ['--import', 'tsx', script, folder], { cwd: ROOT });
});

test.afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const PARTS = 4;

for (const part of partsNow(PARTS)) {
  const own = () => files().filter((_, index) => Math.floor(index / 2) % PARTS === part);

  test(`every control of an exported app has an effect, without requests or errors: ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    const heard = listen(page);
    const designs = own().filter((name) => !name.includes('-other'));
    expect(designs.length).toBeGreaterThan(2);
    for (const file of designs) {
      const { dead, screens, taps } = await tapThrough(page, addressOf(file));
      expect.soft({ file, dead, heard }).toEqual({ file, dead: [], heard: [] });
      expect.soft(screens.toSorted(), file).toEqual(screensOf(file).toSorted());
      expect.soft(taps, file).toBeGreaterThan(10);
    }
  });

  test(`axe finds nothing on any screen of an exported app, in light and dark mode: ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    for (const file of own())
      for (const screen of screensOf(file)) {
        await page.goto(startedAt(file, screen));
        await expect(page.locator('[data-screen]')).toHaveAttribute('data-screen', screen);
        const found = await axeFinds(page);
        expect.soft({ file, screen, found }).toEqual({ file, screen, found: [] });
      }
  });
}
