import { releasedData } from '@appling/runtime/federation/released-file';
import { palettes } from '../themes/palettes';
import { drawnPicture } from './drawn-picture';
import { fetchPicture, fetchPictures, hasPicture } from './pictures';

jest.mock('@appling/runtime/federation/released-file', () => {
  const files = jest.requireActual<object>('@appling/runtime/federation/released-file');
  const { releasedData: read } = files as { releasedData: typeof releasedData };
  return { ...files, releasedData: jest.fn(read) };
});
const reading = jest.mocked(releasedData);
beforeEach(() => reading.mockClear());

test('fetches a picture once for concurrent requests', async () => {
  await Promise.all([fetchPictures(['cat', 'cat', 'dog']), fetchPicture('cat')]);
  expect(reading.mock.calls.map(([name]) => name)).toEqual([
    'picture-cat.json',
    'picture-dog.json',
  ]);
  await fetchPicture('cat');
  expect(reading).toHaveBeenCalledTimes(2);
});

test('retries after a failed fetch', async () => {
  reading.mockRejectedValueOnce(new TypeError('picture-mug.json answers 404.'));
  await expect(fetchPicture('mug')).rejects.toThrow('answers 404');
  expect(hasPicture('mug')).toBe(false);
  await fetchPicture('mug');
  expect(hasPicture('mug')).toBe(true);
});

test('has the picture of the first design as soon as it has the icons', async () => {
  expect(hasPicture('plant')).toBe(true);
  await fetchPicture('plant');
  expect(reading).not.toHaveBeenCalled();
});

const { meadow, ink } = palettes;
const d = 'M0 0h9v9z';
test.each([
  ['mid', meadow, meadow.art.mid],
  ['accent', meadow, meadow.accent],
  ['#ffffff', meadow, '#ffffff'],
  [{ mix: ['#000000', '#ffffff', 0.2] }, meadow, '#333333'],
  [{ shade: '#333333', lighter: 1 }, meadow, '#ffffff'],
  [{ shade: 'mid', lightness: 0, chroma: { times: 2, max: 0.1 }, turn: 30 }, meadow, '#000000'],
  [{ visible: 'accent', on: 'hero', otherwise: 'far' }, meadow, meadow.accent],
  [{ visible: 'hero', on: 'hero', otherwise: 'far' }, meadow, meadow.art.far],
  [{ light: 'mid', dark: 'far' }, meadow, meadow.art.mid],
  [{ light: 'mid', dark: 'far' }, ink, ink.art.far],
] as const)('takes the paint %j from the palette', (paint, palette, color) => {
  const picture = drawnPicture({
    box: [9, 9],
    shapes: [
      { d, fill: paint as never },
      { d, stroke: paint as never, width: 2 },
    ],
  });
  const shapes = [
    { d, fill: color },
    { d, stroke: color, width: 2 },
  ];
  expect(picture(palette)).toEqual({ box: [9, 9], shapes });
});
