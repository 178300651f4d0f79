/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { firstDesign as smallWins } from '../first-design';
import { fileName } from './file-name';
import type { AppDesign } from '../model/app-design';
import { CARRIED_FILE } from './carried';
import { dataIds } from './html/file-data';
import { readDesign } from './read-design';

test('makes file names of letters, digits and dashes from any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      expect(fileName(text)).toMatch(/^[a-z][a-z0-9-]{0,40}$/);
    }),
  );
  expect(fileName('../../Größe 1')).toBe('gro-e-1');
});

test('reads a design from its file', async () => {
  expect(await readDesign(new Blob([JSON.stringify(smallWins)]))).toEqual({ design: smallWins });
});

const json = JSON.stringify(smallWins);
const zipped = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const page = (text: string) =>
  `<!doctype html><title>x</title><script type="application/json" id="${dataIds.design}">${text.replaceAll('<', '\\u003c')}</script><script>1 < 2</script>`;

test.each([
  ['a file with blanks', JSON.stringify(smallWins, null, 2)],
  ['a page', page(json)],
  ['a zip', zipped({ 'package.json': '{}', [CARRIED_FILE]: json })],
  ['a zip with a folder', zipped({ [`small-wins/${CARRIED_FILE}`]: json, 'small-wins/a.ts': '' })],
])('reads the same bytes from %s', async (_name, content) => {
  const read = await readDesign(new Blob([content as BlobPart]));
  expect('design' in read && JSON.stringify(read.design)).toBe(json);
});

const noPage =
  'It is a web page that carries no design. Choose a page, a project zip or a .json file that was made here.';
const noZip =
  'It is a zip that carries no design. Choose a project zip, a page or a .json file that was made here.';

test.each([
  ['another web page', '<!doctype html><p>Hello</p>', noPage],
  ['a script of another name', page(json).replace(dataIds.design, 'my-appling-design'), noPage],
  ['a page with a broken design', page('{'), 'It is not JSON.'],
  ['a page without its design', page(''), 'It is empty.'],
  ['another zip', zipped({ 'a.json': json }), noZip],
  [
    'half a zip',
    zipped({ [CARRIED_FILE]: json }).slice(0, 900),
    'It is a damaged zip. Download it again, or choose its .json file.',
  ],
  [
    'a zip that unfolds to a film',
    zipped({ [CARRIED_FILE]: ' '.repeat(3_000_000) }),
    'It has 3 MB; a design has less than 2.',
  ],
  [
    'an endless page',
    `<p>${' '.repeat(20_000_000)}`,
    'It has 21 MB; this page opens exports of less than 20.',
  ],
])('rejects %s with the reason', async (_name, content, fault) => {
  expect(await readDesign(new Blob([content as BlobPart]))).toEqual({ fault });
});

test('migrates a design of version 1 and changes nothing else', async () => {
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
])('says what is wrong with a bad file', async (text, fault) => {
  expect(await readDesign(new Blob([text]))).toEqual({ fault });
});
