/** @jest-environment node */
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { firstDesign as smallWins } from '../first-design';
import { fileName } from './file-name';
import { readDesign } from './read-design';
import { zipScreens } from './zip-screens';

test('a file name is letters, digits and dashes, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      expect(fileName(text)).toMatch(/^[a-z][a-z0-9-]{0,40}$/);
    }),
  );
  expect(fileName('../../Größe 1')).toBe('gro-e-1');
});

test('a zip holds a file for every screen and has the same bytes again', () => {
  const screens = [
    { name: '../Today', svg: '<svg/>' },
    { name: '日', svg: '<svg></svg>' },
  ];
  const files = unzipSync(zipScreens(screens));
  expect(Object.keys(files)).toEqual(['screens/01-today.svg', 'screens/02-design.svg']);
  expect(Object.values(files).map((file) => strFromU8(file))).toEqual(['<svg/>', '<svg></svg>']);
  expect(zipScreens(screens)).toEqual(zipScreens(structuredClone(screens)));
});

test('a design comes back from its file', async () => {
  expect(await readDesign(new Blob([JSON.stringify(smallWins)]))).toEqual({ design: smallWins });
});

test.each([
  ['', 'It is empty.'],
  ['{', 'It is not JSON.'],
  [JSON.stringify({ ...smallWins, name: '' }), 'name: too short.'],
  [JSON.stringify({ ...smallWins, name: 'x'.repeat(81) }), 'name: more than 80 characters.'],
  [
    JSON.stringify({ ...smallWins, look: { ...smallWins.look, radius: 1e308 } }),
    'look › radius: more than 40.',
  ],
  [JSON.stringify({ ...smallWins, language: 'e-n-g' }), 'language: not what a design has there.'],
  [JSON.stringify({ ...smallWins, start: 'nowhere' }), 'No screen: nowhere.'],
  [' '.repeat(2_000_001), 'It has 3 MB; a design has less than 2.'],
])('a bad file says what is wrong with it', async (text, fault) => {
  expect(await readDesign(new Blob([text]))).toEqual({ fault });
});
