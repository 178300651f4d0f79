import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { ROOT } from '../../../shared/kit/src/places.ts';
import { expect, test } from '../../../shared/testing/e2e/site.ts';
import { designIn } from './designs-on-disk.ts';
import { drawnAlike } from './pictures.ts';
import { openExports, take } from './take-exports.ts';

const place = mkdtempSync(path.join(tmpdir(), 'designer-command-'));
const empty = path.join(place, 'empty');
const shown = JSON.parse(
  readFileSync(path.join(ROOT, 'shared/pictures/designer-run.json'), 'utf8'),
) as { command: string; printed: string[]; design: string[] };
// Example: `npx ./<tarball> "<idea>" --out <folder>`
const [, tarball = '', idea = '', folder = ''] =
  /^npx \.\/(\S+) "([^"]+)" --out (\S+)$/.exec(shown.command) ?? [];

/** The folder contains only the tarball, so the command must bring everything it needs. */
const npx = (...words: string[]) =>
  spawnSync('npx', ['--yes', '--offline', `./${tarball}`, ...words], {
    cwd: empty,
    encoding: 'utf8',
    env: { ...process.env, npm_config_cache: path.join(place, 'npm') },
  });

const files = (name: string) =>
  readdirSync(path.join(empty, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(empty, name), path.join(entry.parentPath, entry.name)))
    .sort();
const bytes = (name: string, file: string) => readFileSync(path.join(empty, name, file));
const ending = (text: string) => files(folder).find((file) => file.endsWith(text)) ?? '';

// The other tests read the output of the first.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.afterAll(() => rmSync(place, { recursive: true, force: true }));

test('runs the packed command in an empty folder without a network, and prints what /api shows', () => {
  const packed = path.join(place, 'packed');
  execFileSync(
    process.execPath,
    ['--import', 'tsx', path.join(ROOT, 'mfe-chat/command/pack.ts'), packed],
    { cwd: ROOT },
  );
  mkdirSync(empty);
  cpSync(path.join(packed, tarball), path.join(empty, tarball));
  const { status, stdout, stderr } = npx(idea, '--out', folder);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.trimEnd().split('\n')).toEqual(shown.printed);
  const listed = shown.printed.slice(1).map((line) => line.trim());
  expect(files(folder)).toEqual(listed.sort());
});

test('gives the same bytes for the same idea', () => {
  expect(npx(idea, '--out', 'again').status).toBe(0);
  expect(files('again')).toEqual(files(folder));
  for (const file of files(folder))
    expect(bytes('again', file).equals(bytes(folder, file)), file).toBe(true);
});

test('writes a design that the chat opens and exports as the same HTML and React project', async ({
  page,
}) => {
  const file = path.join(empty, folder, ending('.appling.json'));
  await openExports(page, file);
  const html = bytes(folder, ending('.html'));
  expect(Buffer.from(await take(page, '.html')).toString()).toBe(html.toString());
  const own = unzipSync(bytes(folder, ending('-react.zip')));
  const taken = unzipSync(await take(page, '-react.zip'));
  expect(Object.keys(own)).toEqual(Object.keys(taken));
  for (const [name, content] of Object.entries(own))
    expect(Buffer.from(content).equals(taken[name] ?? new Uint8Array()), name).toBe(true);
  expect(JSON.parse(strFromU8(own['appling.design.json'] ?? new Uint8Array()))).toEqual(
    JSON.parse(readFileSync(file, 'utf8')),
  );
});

test('writes HTML that opens from disk, and a picture of every screen that two renderers draw alike', async ({
  page,
}) => {
  const design = designIn(path.join(empty, folder, ending('.appling.json')));
  const pictures = files(folder).filter((file) => file.endsWith('.svg'));
  expect(pictures).toHaveLength(design.screens.length);
  for (const file of pictures) {
    const svg = bytes(folder, file).toString();
    expect(svg).not.toMatch(/<text|<script|href=|NaN|undefined/);
    expect(await drawnAlike(page, svg), file).toBeLessThan(0.02);
  }
  await page.goto(pathToFileURL(path.join(empty, folder, ending('.html'))).href);
  await expect(page.locator('[data-screen]')).toHaveAttribute('data-screen', design.start);
});

test('makes everything but pictures for a language without letters in the fonts, and says so', () => {
  const { status, stdout } = npx('植物の水やりを記録するアプリ', '--out', 'ja');
  expect(status).toBe(0);
  expect(stdout).toMatch(/\nNo pictures: their fonts lack “/);
  expect(files('ja').map((file) => file.replace(/^[a-z]+/, ''))).toEqual([
    '-expo.zip',
    '-react.zip',
    '.appling.json',
    '.html',
  ]);
});

test('says what to do after a wrong call, and changes nothing', () => {
  const before = files(folder).map((file) => bytes(folder, file));
  const refused = npx('an idea', '--out', folder);
  expect([refused.status, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toContain('is not empty');
  expect(files(folder).map((file) => bytes(folder, file))).toEqual(before);
  expect(npx('an idea', '--oot', 'x').stderr).toContain('There is no option --oot');
  expect(npx('--help').stdout).toContain('appling-designer "<idea>" --out <folder>');
});
