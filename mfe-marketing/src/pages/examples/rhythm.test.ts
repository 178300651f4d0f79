import { rhythm } from './rhythm';

const shapes = (count: number) =>
  rhythm(count).map(({ shape, isMirrored }) => (isMirrored ? `${shape} mirrored` : shape));

test('six stories: wide, two halves, wide mirrored, two halves', () => {
  expect(shapes(6)).toEqual(['wide', 'half', 'half', 'wide mirrored', 'half', 'half']);
});

test('fewer stories restart the pattern', () => {
  expect(shapes(1)).toEqual(['wide']);
  expect(shapes(3)).toEqual(['wide', 'half', 'half']);
});

test('a half card without a neighbor becomes wide', () => {
  expect(shapes(2)).toEqual(['wide', 'wide']);
  expect(shapes(5)).toEqual(['wide', 'half', 'half', 'wide mirrored', 'wide']);
});

test('each row has one cut corner', () => {
  expect(rhythm(6).map(({ cut }) => cut)).toEqual([
    'top-right',
    undefined,
    'top-right',
    'bottom-left',
    'bottom-left',
    undefined,
  ]);
});
