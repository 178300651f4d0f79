import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '../../../shared/testing/e2e/site.ts';
import { designFiles, designIn, designsOnDisk } from './designs-on-disk.ts';
import { pixelsThatDiffer } from './pixels.ts';
import { installFor, runIn, serveBuilt, unpack } from './projects.ts';
import { pictureOf } from './screen-pictures.ts';
import { openExports, take } from './take-exports.ts';

/** Playwright needs the designs while it collects the tests. */
const folder = designsOnDisk();
const projects = path.join(folder, '../projects');
const files = designFiles(folder);
const projectOf = (file: string) => path.join(projects, path.basename(file, '.json'));
const htmlOf = (file: string) => path.join(folder, file.replace('.json', '.html'));

// The other tests read the downloads of the first.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

test('downloads React projects that share one installation', async ({ page }) => {
  for (const file of files) {
    await openExports(page, path.join(folder, file));
    unpack(await take(page, '-react.zip'), projectOf(file));
    writeFileSync(htmlOf(file), await take(page, '.html'));
  }
  installFor(projectOf(files[0] ?? ''));
});

test('passes the tests of the projects', () => {
  writeFileSync(
    path.join(projects, 'vitest.config.ts'),
    "export default { test: { environment: 'jsdom', include: ['*/src/*.test.tsx'], maxWorkers: 2 } };\n",
  );
  const said = runIn(projectOf(files[0] ?? ''), 'vitest', 'run', '--root', projects);
  expect(said).toContain(`${files.length} passed`);
});

for (const file of files) {
  const design = designIn(path.join(folder, file));

  test(`${file}: the React project compiles, contains its design and looks like the HTML file`, async ({
    page,
  }) => {
    const project = projectOf(file);
    expect(JSON.parse(readFileSync(path.join(project, 'appling.design.json'), 'utf8'))).toEqual(
      design,
    );
    runIn(project, 'tsc', '-p', '.');

    await page.setViewportSize({ width: 900, height: 950 });
    const data = path.join(project, 'src/main.tsx');
    const main = readFileSync(data, 'utf8');
    writeFileSync(
      data,
      main.replace('screens={screens}', 'screens={screens} start={location.hash.slice(1)}'),
    );
    runIn(project, 'vite', 'build', '--logLevel', 'error');
    const address = await serveBuilt(page, project);
    const html = readFileSync(htmlOf(file), 'utf8');
    for (const { id } of design.screens) {
      await page.goto('about:blank');
      await page.goto(`${address}#${id}`);
      const own = await pictureOf(page, id);
      const started = path.join(folder, 'started.htm');
      writeFileSync(started, html.replace(`"start":"${design.start}"`, `"start":"${id}"`));
      await page.goto(pathToFileURL(started).href);
      const exported = await pictureOf(page, id);
      await page.goto('about:blank');
      const ratio = await pixelsThatDiffer(page, own, exported);
      expect.soft(ratio, `${file} ${id}`).toBeLessThan(0.01);
    }
  });
}
