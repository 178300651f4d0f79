import { createHash } from 'node:crypto';
import { ReleasedFile } from '@appling/runtime/federation/released-file';

const { packed } = jest.requireActual<{
  packed: (exported: Record<string, unknown>) => {
    json: string;
    names: string[];
    files: Map<string, string>;
  };
}>('../../kit/src/data-module.cjs');

test('writes the exports of a module as JSON', () => {
  const exported = { words: { en: 'plant, garden' }, counts: [1, 2], isDense: false };
  const { json, names } = packed(exported);
  expect(JSON.parse(json)).toEqual(exported);
  expect(names).toEqual(['words', 'counts', 'isDense']);
});

test.each([() => 1, new Set(['a']), new Map(), new Date(0), undefined, 1n])(
  'rejects an export that JSON cannot represent: %p',
  (value) => {
    expect(() => packed({ words: { inner: value } })).toThrow('inner is no data');
  },
);

test('writes a released file and replaces it with its hash', () => {
  const leaf = new ReleasedFile('leaf.json', { words: ['loaf'] });
  const branch = new ReleasedFile('branch.json', { leaf, count: 1 });
  const { json, files } = packed({ tree: { branch, same: leaf } });
  const hash = (text = '') => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  expect(files.get('leaf.json')).toBe('{"words":["loaf"]}');
  expect(JSON.parse(files.get('branch.json') ?? '')).toEqual({
    leaf: hash(files.get('leaf.json')),
    count: 1,
  });
  expect(JSON.parse(json)).toEqual({
    tree: { branch: hash(files.get('branch.json')), same: hash(files.get('leaf.json')) },
  });
  expect([...files.keys()].sort()).toEqual(['branch.json', 'leaf.json']);
});

test('rejects a released file that JSON cannot represent', () => {
  const file = new ReleasedFile('leaf.json', { word: () => 1 });
  expect(() => packed({ file })).toThrow('word is no data');
});
