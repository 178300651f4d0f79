import { SINGLETONS, moduleOf, type Singleton } from './singletons';

/** Released containers and node bundles request exactly these keys. */
const RELEASED = [
  '@appling/shared/router',
  '@appling/shared/state',
  'react',
  'react-dom',
  'react/jsx-runtime',
  'zustand',
  'zustand/vanilla',
];

test('keeps every key of contract version 1', () => {
  expect(Object.keys(SINGLETONS).sort()).toEqual(RELEASED);
});

test('resolves each key to an existing module', () => {
  for (const key of Object.keys(SINGLETONS)) {
    expect(() => require.resolve(moduleOf(key as Singleton))).not.toThrow();
  }
});
