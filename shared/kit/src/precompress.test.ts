/** @jest-environment node */
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openCompressionCache } from './compression-cache';
import { damagedFile } from './open-release';
import { ROOT } from './places';
import { precompress } from './precompress';
import { socialPicture } from './social-picture';
import { writeWhole } from './write-whole';

let folder: string;
const at = (name: string) => path.join(folder, name);
const cacheOf = () => openCompressionCache(at('cache'));
const LONG = 'words '.repeat(400);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'appling-precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function expectForms(content: string): void {
  expect(brotliDecompressSync(readFileSync(at('site/a.html.br'))).toString()).toBe(content);
  expect(gunzipSync(readFileSync(at('site/a.html.gz'))).toString()).toBe(content);
}

async function compressed(content: string): Promise<void> {
  writeWhole(at('site/a.html'), content);
  await precompress(at('site'), await cacheOf());
}

test.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (form: Buffer) => form.subarray(0, form.length >> 1)],
  ['of something else', () => Buffer.from('no form at all')],
])('rewrites a compressed file that is %s, whatever its time', async (_kind, damage) => {
  await compressed(LONG);
  const later = Date.now() / 1000 + 2 * 86_400;
  for (const ending of ['.br', '.gz']) {
    const form = at(`site/a.html${ending}`);
    writeFileSync(form, damage(readFileSync(form)));
    utimesSync(form, later, later);
  }
  await precompress(at('site'), await cacheOf());
  expectForms(LONG);
});

test('recompresses a changed file that is older than its compressed files', async () => {
  await compressed(LONG);
  writeFileSync(at('site/a.html'), `${LONG}more`);
  utimesSync(at('site/a.html'), 1000, 1000);
  await precompress(at('site'), await cacheOf());
  expectForms(`${LONG}more`);
});

test('removes compressed files when a file becomes too small', async () => {
  await compressed(LONG);
  await compressed('short');
  expect(readdirSync(at('site'))).toEqual(['a.html']);
});

test('keeps valid compressed files and removes unfinished ones', async () => {
  await compressed(LONG);
  const { ino } = statSync(at('site/a.html.br'));
  writeFileSync(at('site/.a.html.br.123.part'), 'half');
  await precompress(at('site'), await cacheOf());
  expect(statSync(at('site/a.html.br')).ino).toBe(ino);
  expect(existsSync(at('site/.a.html.br.123.part'))).toBe(false);
});

test('ignores a truncated cache entry', async () => {
  await compressed(LONG);
  for (const name of readdirSync(at('cache'))) writeFileSync(at(`cache/${name}`), '');
  rmSync(at('site'), { recursive: true });
  await compressed(LONG);
  expectForms(LONG);
});

test('removes cache entries that no build has used for weeks', async () => {
  await compressed(LONG);
  const kept = readdirSync(at('cache'));
  writeFileSync(at('cache/unasked.br11'), 'of an earlier build');
  for (const name of readdirSync(at('cache'))) utimesSync(at(`cache/${name}`), 1000, 1000);
  rmSync(at('site'), { recursive: true });
  await compressed(LONG);
  expect(readdirSync(at('cache'))).toEqual(kept);
});

test('replaces a file without affecting its readers, and keeps it on failure', () => {
  writeWhole(at('page'), 'old');
  const { ino } = statSync(at('page'));
  writeWhole(at('page'), 'new');
  expect(statSync(at('page')).ino).not.toBe(ino);
  expect(() => writeWhole(folder, 'a folder is in the way')).toThrow('EISDIR');
  expect(readdirSync(folder)).toEqual(['page']);
});

test('writes a file at least one second newer, even if the clock went back', () => {
  writeWhole(at('page'), 'one');
  const ahead = Math.floor(Date.now() / 1000) + 2 * 86_400;
  utimesSync(at('page'), ahead, ahead);
  writeWhole(at('page'), 'two');
  expect(statSync(at('page')).mtimeMs).toBe((ahead + 1) * 1000);
});

test('detects a changed build and a truncated picture', async () => {
  const hash = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';
  writeFileSync(at('a.js'), 'x');
  const describe = (files: Record<string, string>) =>
    writeFileSync(at('release.json'), JSON.stringify({ id: 'i', provides: {}, files }));
  describe({ 'a.js': hash });
  expect(damagedFile(folder)).toBe('a.js');
  describe({});
  expect(damagedFile(folder)).toBeNull();
  describe({ 'b.js': hash });
  expect(damagedFile(folder)).toBe('b.js');

  const title = `A picture of ${folder}`;
  const whole = await socialPicture(title, 'For a test.');
  const place = path.join(ROOT, '.cache/social');
  const cached = readdirSync(place)
    .map((name) => path.join(place, name))
    .find((file) => readFileSync(file).equals(whole));
  writeFileSync(String(cached), whole.subarray(0, 1000));
  expect((await socialPicture(title, 'For a test.')).equals(whole)).toBe(true);
  rmSync(String(cached));
});
