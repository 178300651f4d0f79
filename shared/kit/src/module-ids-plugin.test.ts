/** @jest-environment node */
import { moduleIds, nameOf, shortModuleIds } from './module-ids-plugin';

const START = 'data:text/javascript,import%20runtime%20from%20%22';

test('names a module alike in every folder', () => {
  const names = ['/a', '/home/some one/deeper'].map((folder) =>
    [
      `consume shared module (default) react@^19.3.1 (fallback: ${folder}/node_modules/react/index.js)`,
      `builtin:swc-loader??ruleSet[1]!${folder}/shell/src/entry.ts|0123456789abcdef`,
      `${START}${encodeURIComponent(`${folder}/node_modules/runtime.js`)}%22|${folder.length}`,
    ].map((identifier) => nameOf(identifier, [folder])),
  );
  expect(names[0]).toEqual(names[1]);
  expect(names[0]).toEqual([
    'consume shared module (default) react@^19.3.1 (fallback: node_modules/react/index.js)',
    'builtin:swc-loader??ruleSet[1]!shell/src/entry.ts|0123456789abcdef',
    `${START}node_modules%2Fruntime.js%22`,
  ]);
});

test('gives unique numbers that do not depend on the order of modules', () => {
  const names = Array.from({ length: 2000 }, (_, index) => `module ${index}`);
  const ids = moduleIds(names);
  expect(moduleIds(names.toReversed())).toEqual(ids);
  expect(new Set(ids.values()).size).toBe(names.length);
});

test('gives short numbers in the order of the names', () => {
  expect([...shortModuleIds(['b', 'c', 'a'])]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]);
});

test.each([moduleIds, shortModuleIds])('rejects two modules of the same name', (number) => {
  expect(() => number(['one', 'one'])).toThrow('Two modules are named one');
});
