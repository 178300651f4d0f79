import { decode, encoded, scoresOf, step } from './model';

test('reads weights as written, to the nearest step', () => {
  const weights = { bold: encoded(0, 1.04) + encoded(57, -2.5), faint: encoded(3, step / 3) };
  const scores = scoresOf(['bold', 'faint', 'unknown', 'toString'], weights, 58);
  expect(scores[0]).toBeCloseTo(1);
  expect(scores[57]).toBeCloseTo(-2.4, 0);
  expect(scores[3]).toBe(0);
});

test('finds the tags with the highest sum of scores and moves', () => {
  // Two tags: staying costs 0, changing costs 3, beginning with the second costs 1.
  const moves = [0, -300, -300, 0, 0, -100];
  const scores = [new Float64Array([0, 1.5]), new Float64Array([2, 0]), new Float64Array([0, 1])];
  const { path, likely } = decode(scores, moves, 2);
  expect(path).toEqual([0, 0, 0]);
  const sums = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => {
    const tags = [bits & 1, (bits >> 1) & 1, (bits >> 2) & 1];
    const own = tags.reduce((sum, tag, at) => sum + (scores[at]?.[tag] ?? 0), 0);
    const changes = Number(tags[0] !== tags[1]) + Number(tags[1] !== tags[2]);
    return Math.exp(own - 3 * changes - (tags[0] ?? 0));
  });
  expect(likely).toBeCloseTo((sums[0] ?? 0) / sums.reduce((sum, each) => sum + each, 0));
});
