/** @jest-environment node */
import { ownPictureFiles, idOf as ownId } from '../../../designer/export/own-pictures.fixture';
import { lookAtBytes } from './look-at-bytes';
import { idOf, readCarried, readPicture } from './read-picture';

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

const [png] = Object.values(ownPictureFiles);
if (!png) throw new Error('No picture to try.');

/** Declares the size in its header, without the pixels. */
function pngOf(width: number, height: number, ...chunks: string[]): Uint8Array<ArrayBuffer> {
  const bytes = png!.content.slice(0, 33 + chunks.length * 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  for (const [index, name] of chunks.entries()) {
    view.setUint32(33 + index * 12, 0);
    bytes.set(Buffer.from(name, 'latin1'), 37 + index * 12);
  }
  return bytes;
}

const bytesOf = (...parts: (string | number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) =>
        typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
      ),
    ),
  );

const webp = (flags: number) =>
  bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, flags, 0, 0, 0, 99, 0, 0, 49, 0, 0]);

test.each([
  ['a PNG', pngOf(640, 480, 'IDAT'), { type: 'image/png', width: 640, height: 480 }],
  [
    'an animated PNG',
    pngOf(640, 480, 'acTL', 'IDAT'),
    { type: 'image/png', width: 640, height: 480, isAnimated: true },
  ],
  [
    'a JPEG with an EXIF part before its frame',
    bytesOf([255, 216, 255, 225, 0, 4, 1, 2, 255, 192, 0, 11, 8, 1, 44, 1, 144, 3, 0, 0]),
    { type: 'image/jpeg', width: 400, height: 300 },
  ],
  ['a WebP', webp(0), { type: 'image/webp', width: 100, height: 50 }],
  ['an animated WebP', webp(2), { type: 'image/webp', width: 100, height: 50, isAnimated: true }],
  [
    'a drawing',
    bytesOf('<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"/>'),
    { type: 'image/svg+xml' },
  ],
  ['a GIF', bytesOf('GIF89a'), undefined],
  ['a web page with a drawing', bytesOf('<!doctype html><svg></svg>'), undefined],
  ['a JPEG that ends before its frame', bytesOf([255, 216, 255, 225, 0, 4]), undefined],
])('recognises %s by its bytes', (_name, bytes, looked) => {
  expect(lookAtBytes(bytes)).toEqual(looked);
});

const fileOf = (name: string, content: Uint8Array<ArrayBuffer>) => new File([content], name);
const huge = Object.defineProperty(fileOf('film.png', pngOf(1, 1, 'IDAT')), 'size', {
  value: 20_000_001,
});

test.each([
  ['empty', new File([], 'empty.png'), 'empty.png is empty. Nothing changed.'],
  ['oversized', huge, 'film.png has 20.1 MB; a picture may have 20 MB. Nothing changed.'],
  [
    'larger than a browser can unfold',
    fileOf('wide.png', pngOf(60_000, 60_000, 'IDAT')),
    'wide.png has 60000 × 60000 pixels; a picture may have 50 million. Nothing changed.',
  ],
  [
    'of another type than its name says',
    fileOf('cat.png', bytesOf('GIF89a')),
    'cat.png is no PNG, JPEG, WebP or SVG. Nothing changed: save it as one of these.',
  ],
  [
    'malformed',
    fileOf('half.png', pngOf(8, 8, 'IDAT')),
    'half.png is damaged or cannot be drawn by this browser. Nothing changed.',
  ],
])('says what is wrong with a file that is %s', async (_name, file, fault) => {
  expect(await readPicture(file)).toEqual({ fault });
});

test('accepts a picture from a design only if its content matches its id', async () => {
  expect(await idOf(png.content)).toBe(ownId(png));
  const close = jest.fn();
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 48, height: 48, close }) });
  expect(await readCarried(ownId(png), png.content)).toMatchObject({
    id: ownId(png),
    width: 48,
    height: 48,
  });
  expect(await readCarried('p1', png.content)).toBeUndefined();
  const drawing = bytesOf('<svg onload="alert(1)"/>');
  expect(await readCarried(await idOf(drawing), drawing)).toBeUndefined();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  expect(await readCarried(ownId(png), png.content)).toBeUndefined();
});
