import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../shared/kit/src/places.ts';
import { expect, test } from '../../../shared/testing/e2e/site.ts';
import { designFiles, designIn, designsOnDisk } from './designs-on-disk.ts';
import { exportNative, installFor, runIn, serveBuilt, unpack } from './projects.ts';
import { openExports, take } from './take-exports.ts';

/** Playwright needs the designs while it collects the tests. */
const folder = designsOnDisk();
const projects = path.join(folder, '../projects');
const names = designFiles(folder).map((file) => path.basename(file, '.json'));
const projectOf = (name: string) => path.join(projects, name);
const fileOf = (name: string) => path.join(folder, `${name}.json`);
/** Covers both text directions, many component types and own pictures. */
const bundled = ['small-wins', 'arabic', 'components-3', 'own-pictures'] as const;

// The other tests read the output of the first.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

test('downloads Expo projects that share one installation', async ({ page }) => {
  const script = path.join(ROOT, 'mfe-chat/bench/react-projects.ts');
  execFileSync(process.execPath, ['--import', 'tsx', script, projects, 'expo'], { cwd: ROOT });
  for (const name of bundled) {
    const made = readFileSync(path.join(projectOf(name), 'src/data.ts'), 'utf8');
    await openExports(page, fileOf(name));
    unpack(await take(page, '-expo.zip'), projectOf(name));
    expect(readFileSync(path.join(projectOf(name), 'src/data.ts'), 'utf8')).toBe(made);
    expect(readdirSync(path.join(projectOf(name), 'licenses'))).not.toHaveLength(0);
    expect(
      JSON.parse(readFileSync(path.join(projectOf(name), 'appling.design.json'), 'utf8')),
    ).toEqual(designIn(fileOf(name)));
  }
  installFor(projectOf('small-wins'));
});

test('type-checks the project of every design', () => {
  const own = JSON.parse(
    readFileSync(path.join(projectOf('small-wins'), 'tsconfig.json'), 'utf8'),
  ) as {
    include: string[];
  };
  const include = names.flatMap((name) => own.include.map((each) => `${name}/${each}`));
  writeFileSync(path.join(projects, 'tsconfig.json'), JSON.stringify({ ...own, include }));
  expect(runIn(projectOf('small-wins'), 'tsc', '-p', projects)).toBe('');
});

test('passes the tests of the projects', () => {
  for (const name of bundled) runIn(projectOf(name), 'jest', '--rootDir', projectOf(name));
});

for (const name of bundled) {
  test(`${name}: opens the web bundle, and its tabs open their screens`, async ({ page }) => {
    const heard: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) heard.push(message.text());
    });
    page.on('pageerror', (error) => heard.push(error.message));
    exportNative(projectOf(name), 'web');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await serveBuilt(page, projectOf(name)));
    const design = designIn(fileOf(name));
    await expect(page.getByTestId(`screen-${design.start}`)).toBeVisible();
    for (const { to } of design.tabs) {
      await page.getByTestId(`to-${to}`).last().click();
      await expect(page.getByTestId(`screen-${to}`)).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(heard).toEqual([]);
  });
}

test('bundles for Android', () => {
  exportNative(projectOf('small-wins'), 'android');
  const built = path.join(projectOf('small-wins'), 'dist/_expo/static/js/android');
  expect(readdirSync(built).filter((file) => file.endsWith('.hbc'))).toHaveLength(1);
});
