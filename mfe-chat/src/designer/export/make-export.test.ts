/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { firstDesign } from '../first-design';
import { noAssets } from './assets/assets';
import type { Exporter } from './exporter';
import { exporterFacts } from './exporter-facts.generated';
import { exporters } from './exporters.generated';
import { makeExport } from './make-export';
import { pack, zip } from './pack';

const never = new AbortController().signal;
const one: Exporter = {
  id: 'one',
  group: 'design',
  needs: [],
  ending: '.txt',
  checks: [],
  make: async () => [{ path: 'a.txt', content: 'a' }],
};

test('every exporter stands in the folder of its name', () => {
  for (const { id } of exporters)
    expect(existsSync(path.join(__dirname, id, 'exporter.ts'))).toBe(true);
});

test('a page says of each exporter what is so', () => {
  expect(exporterFacts).toEqual(
    exporters.map(({ id, group, needs, ending }) => ({ id, group, needs, ending })),
  );
});

test('a single file is offered as it is, several as a zip with the same bytes each time', () => {
  expect(strFromU8(pack([{ path: 'a.txt', content: 'a' }]))).toBe('a');
  const files = [
    { path: 'a.txt', content: 'a' },
    { path: 'b/c.txt', content: new Uint8Array([98]) },
  ];
  const packed = unzipSync(pack(files));
  expect(Object.entries(packed).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['a.txt', 'a'],
    ['b/c.txt', 'b'],
  ]);
  expect(pack(files)).toEqual(pack(structuredClone(files)));
});

test('a zip takes fonts as they are, and everything where that is asked for', () => {
  const content = new Uint8Array(1000);
  const sizeOf = (path: string, level?: 0) => zip([{ path, content }], level).length;
  expect(sizeOf('a.ttf')).toBeLessThan(200);
  expect(sizeOf('a.woff2')).toBeGreaterThan(1000);
  expect(sizeOf('a.ttf', 0)).toBeGreaterThan(1000);
});

test.each([
  '../a',
  'a/../b',
  '/a',
  'C:\\a',
  'a\\b',
  'a//b',
  '.a',
  'a/..',
  'a\0',
  '',
  'a/\u202eb',
  'x'.repeat(81),
])('a zip refuses the path %j', (wrong) => {
  expect(() => zip([{ path: wrong, content: '' }])).toThrow('Not a path for a file');
});

test('a zip refuses two files that one folder of some systems could not hold', () => {
  const files = ['Home.svg', 'home.svg'].map((name) => ({ path: name, content: '' }));
  expect(() => zip(files)).toThrow('Two files at one path: home.svg');
});

test('an export that a check finds fault with is not offered', async () => {
  const faulty = { ...one, checks: [{ name: 'texts', faultsIn: () => ['“Milk” is missing.'] }] };
  await expect(makeExport(faulty, firstDesign, noAssets, () => {}, never)).rejects.toThrow(
    'texts: “Milk” is missing.',
  );
});

test('an export that was cancelled gives nothing', async () => {
  const cancelled = AbortSignal.abort();
  await expect(makeExport(one, firstDesign, noAssets, () => {}, cancelled)).rejects.toThrow(
    /abort/,
  );
});
