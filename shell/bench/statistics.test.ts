import { median, range } from './statistics';

test('the median of an odd count is the middle value, of an even count the mean of both', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

test('the range is smallest and largest', () => {
  expect(range([3, 1, 2])).toEqual([1, 3]);
});
