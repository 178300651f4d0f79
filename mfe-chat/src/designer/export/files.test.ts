/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { firstDesign as smallWins } from '../first-design';
import { fileName } from './file-name';
import type { AppDesign } from '../model/app-design';
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

test('a design that the release before version 2 wrote opens, and is the same apart from what is new', async () => {
  const file = '../../pages/chat/keeping/fixtures/release-1/exported-design.json';
  const text = readFileSync(path.join(__dirname, file), 'utf8');
  const read = await readDesign(new Blob([text]));
  const { domain, ...design } = ('design' in read ? read.design : {}) as AppDesign;
  expect(domain).toEqual({ one: 'item', many: 'items' });
  expect({ ...design, version: 1 }).toEqual(JSON.parse(text));
});

const segments = { type: 'segments', id: 'seg', label: 'A', options: ['A', 'B'], selected: 2 };
const [home, ...others] = smallWins.screens;
const withSegments = {
  ...smallWins,
  screens: [{ ...home, components: [...home!.components, segments] }, ...others],
};

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
  [
    JSON.stringify(withSegments),
    `screens › 0 › components › ${home!.components.length} › selected: more than 1.`,
  ],
  [
    JSON.stringify({ ...smallWins, version: 3 }),
    'It is of version 3, from a newer release; this page reads designs up to version 2. Reload the page and open it again.',
  ],
  [JSON.stringify({ ...smallWins, idea: 'x'.repeat(4001) }), 'idea: more than 4000 characters.'],
  [' '.repeat(2_000_001), 'It has 3 MB; a design has less than 2.'],
])('a bad file says what is wrong with it', async (text, fault) => {
  expect(await readDesign(new Blob([text]))).toEqual({ fault });
});
