/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import { ownDataFrom } from '../drawings/own-picture';
import type { PictureName } from '../drawings/picture-names';
import { fetchPicture, findOwnWith, pictureOf } from '../drawings/pictures';
import { noAssets, type Assets } from './assets/assets';
import { dataAddress, ownIn } from './assets/own-pictures';
import { exporters } from './exporters.generated';
import { makeExport } from './make-export';
import { measuredAs } from './measured.fixture';
import { designWithPictures, ownPictureFiles } from './own-pictures.fixture';
import { faultsInPenpot } from './penpot/prove-penpot';
import { readDesign } from './read-design';

const design = designWithPictures();
const ids = Object.keys(ownPictureFiles).toSorted();
const { screens } = measuredAs(design);
const area = { x: 0, y: 0, width: 390, height: 200 };
const [first, ...others] = screens;
const pictured = ids.map((id) => ({
  is: 'drawing' as const,
  name: 'Picture',
  area,
  outlines: [],
  clips: true,
  image: { id, area: { ...area, y: -9.6875, height: 219.375 } },
}));
const assets: Assets = {
  ...noAssets,
  pictures: ownPictureFiles,
  screens: first
    ? [
        { ...first, root: { ...first.root, children: [...first.root.children, ...pictured] } },
        ...others,
      ]
    : [],
};

async function made(id: string, from: Assets = assets): Promise<Uint8Array<ArrayBuffer>> {
  const exporter = exporters.find((each) => each.id === id);
  if (!exporter) throw new Error(`No exporter ${id}`);
  const never = new AbortController().signal;
  return (await makeExport(exporter, design, from, () => {}, never)).bytes;
}
const textOf = async (id: string) => strFromU8(await made(id));
const bytesOf = (id: string) => [...(ownPictureFiles[id]?.content ?? [])];

test('the design shows two existing pictures and a missing one', () => {
  expect(ownIn(design)).toEqual(['gone', ...ids].toSorted());
});

test('HTML embeds them, and its policy allows them', async () => {
  const html = await textOf('html');
  for (const picture of Object.values(ownPictureFiles))
    expect(html).toContain(dataAddress(picture));
  expect(html).toContain('img-src data:;');
  expect(html).toContain('"own/gone/cake":{');
});

test.each(['react', 'expo'])(
  'a %s project contains them as files that its code imports',
  async (id) => {
    const files = unzipSync(await made(id));
    const code = strFromU8(files['src/drawings/pictures.ts'] ?? new Uint8Array());
    for (const own of ids) {
      expect([...(files[`src/pictures/${own}.png`] ?? [])]).toEqual(bytesOf(own));
      expect(code).toContain(`import ${own} from '../pictures/${own}.png';`);
      expect(code).toContain(`image: ${own},`);
    }
    expect(code).not.toContain('base64');
  },
);

test('restores the page’s pictures after an export', async () => {
  const name = `own/${ids[0] ?? ''}` as PictureName;
  const kept = { image: 'data:image/webp;base64,AA==', width: 40, height: 30 };
  const before = findOwnWith(ownDataFrom(async () => kept));
  await fetchPicture(name);
  await made('tokens', noAssets);
  expect(pictureOf(name)(design.look.palette)).toMatchObject({ image: kept.image });
  findOwnWith(before);
});

test('exports that run at the same time each draw with their own pictures', async () => {
  const bare = { ...assets, pictures: {} };
  const alone = [await made('html', bare), await made('html')];
  const together = await Promise.all([made('html', bare), made('html'), made('html', bare)]);
  for (const [at, bytes] of together.entries())
    expect(Buffer.compare(bytes, alone[at % 2]!)).toBe(0);
});

test('an export that waits for another can be called off, and one that fails holds up none', async () => {
  const html = exporters.find(({ id }) => id === 'html')!;
  const never = new AbortController().signal;
  const broken = { ...html, make: () => Promise.reject(new Error('Home cannot be drawn.')) };
  const off = new AbortController();
  const first = makeExport(broken, design, assets, () => {}, never);
  const make = jest.fn(html.make);
  const second = makeExport({ ...html, make }, design, assets, () => {}, off.signal);
  const third = makeExport(html, design, assets, () => {}, never);
  off.abort();
  await expect(first).rejects.toThrow('Home cannot be drawn.');
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  expect(make).not.toHaveBeenCalled();
  expect(Buffer.compare((await third).bytes, await made('html'))).toBe(0);
});

test('SVG embeds them in the drawing', async () => {
  const drawings = Object.entries(unzipSync(await made('svg'))).filter(([name]) =>
    /01-|all/.test(name),
  );
  expect(drawings).toHaveLength(2);
  for (const [, bytes] of drawings) {
    const svg = strFromU8(bytes);
    for (const picture of Object.values(ownPictureFiles))
      expect(svg).toContain(`href="${dataAddress(picture)}"/>`);
  }
});

test('Penpot contains them as media that fill rectangles', async () => {
  const bytes = await made('penpot');
  expect(faultsInPenpot(bytes)).toEqual([]);
  const files = unzipSync(bytes);
  const held = Object.entries(files).filter(([name]) => name.endsWith('.png'));
  expect(held.map(([, content]) => [...content])).toEqual(ids.map(bytesOf));
  const { [held[0]?.[0] ?? '']: _taken, ...rest } = files;
  const { zipSync } = await import('fflate');
  expect(faultsInPenpot(zipSync(rest))).toEqual([expect.stringMatching(/has no bytes/)]);
});

test.each(['design-file', 'html', 'react', 'expo'])(
  '%s contains the design with its pictures',
  async (id) => {
    const read = await readDesign(new Blob([await made(id)]));
    if ('fault' in read) throw new Error(read.fault);
    expect(JSON.stringify(read.design)).toBe(JSON.stringify(design));
    expect(read.pictures?.map(({ id: own }) => own).toSorted()).toEqual(ids);
    for (const { id: own, content } of read.pictures ?? [])
      expect([...content]).toEqual(bytesOf(own));
  },
);

test('every export shows the replaced drawings when the pictures are missing', async () => {
  for (const { id } of exporters) await made(id, { ...assets, pictures: {} });
  const page = strFromU8(await made('html', { ...assets, pictures: {} }));
  for (const picture of Object.values(ownPictureFiles))
    expect(page).not.toContain(dataAddress(picture));
  expect(strFromU8(await made('design-file', noAssets))).toBe(
    `${JSON.stringify(design, null, 2)}\n`,
  );
});

test.each([
  ['a page as a picture', { p1: { image: 'data:text/html;base64,PHA+' } }],
  ['an address', { p1: { image: 'https://example.com/a.png' } }],
  ['a wrong id', { '../p1': { image: 'data:image/png;base64,AAAA' } }],
  ['broken bytes', { p1: { image: 'data:image/png;base64,A' } }],
  ['no object', { p1: null }],
])('ignores %s, and opens the design', async (_name, pictures) => {
  const read = await readDesign(new Blob([JSON.stringify({ pictures, design })]));
  expect(read).toEqual({ design });
});

test('rejects a file of more than 8 MB', async () => {
  const text = `{"pictures":{"p1":{"image":"${'A'.repeat(8_000_000)}"}},"design":{}}`;
  expect(await readDesign(new Blob([text]))).toEqual({
    fault: 'It has 9 MB; a design with pictures has less than 8.',
  });
});
