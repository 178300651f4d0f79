import { rhythm } from './rhythm';

const shapes = (count: number) =>
  rhythm(count).map(({ shape, isMirrored }) => (isMirrored ? `${shape} mirrored` : shape));

test('six stories: wide, two halves, wide mirrored, two halves', () => {
  expect(shapes(6)).toEqual(['wide', 'half', 'half', 'wide mirrored', 'half', 'half']);
});

test('fewer stories restart the rhythm', () => {
  expect(shapes(1)).toEqual(['wide']);
  expect(shapes(3)).toEqual(['wide', 'half', 'half']);
});

test('a half that would stand alone is wide', () => {
  expect(shapes(2)).toEqual(['wide', 'wide']);
  expect(shapes(5)).toEqual(['wide', 'half', 'half', 'wide mirrored', 'wide']);
});

test('one corner of each row is cut', () => {
  expect(rhythm(6).map(({ cut }) => cut)).toEqual([
    'top-right',
    undefined,
    'top-right',
    'bottom-left',
    'bottom-left',
    undefined,
  ]);
});
