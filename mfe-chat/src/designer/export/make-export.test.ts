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

test('finds every exporter in the folder of its id', () => {
  for (const { id } of exporters)
    expect(existsSync(path.join(__dirname, id, 'exporter.ts'))).toBe(true);
});

test('lists the facts of each exporter correctly', () => {
  expect(exporterFacts).toEqual(
    exporters.map(({ id, group, needs, ending }) => ({ id, group, needs, ending })),
  );
});

test('offers a single file unchanged, and several as a zip with the same bytes each time', () => {
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

test('stores fonts uncompressed in a zip, and everything on request', () => {
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
])('rejects the path %j in a zip', (wrong) => {
  expect(() => zip([{ path: wrong, content: '' }])).toThrow('Not a path for a file');
});

test('rejects two files in a zip that collide on case-insensitive systems', () => {
  const files = ['Home.svg', 'home.svg'].map((name) => ({ path: name, content: '' }));
  expect(() => zip(files)).toThrow('Two files at one path: home.svg');
});

test('offers no export with a fault', async () => {
  const faulty = { ...one, checks: [{ name: 'texts', faultsIn: () => ['“Milk” is missing.'] }] };
  await expect(makeExport(faulty, firstDesign, noAssets, () => {}, never)).rejects.toThrow(
    'texts: “Milk” is missing.',
  );
});

test.each(['before', 'while'])(
  'returns nothing for an export cancelled %s it is made',
  async (when) => {
    const control = new AbortController();
    const make = jest.fn(async () => {
      control.abort();
      return one.make(firstDesign, noAssets, () => {});
    });
    if (when === 'before') control.abort();
    const exporter = { ...one, make };
    await expect(
      makeExport(exporter, firstDesign, noAssets, () => {}, control.signal),
    ).rejects.toThrow(/abort/);
    expect(make).toHaveBeenCalledTimes(when === 'before' ? 0 : 1);
  },
);
