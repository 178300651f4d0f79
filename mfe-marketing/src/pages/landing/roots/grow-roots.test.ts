import { growRoots } from './grow-roots';

/** Returns the end of each curve: its start plus its offset. */
const tips = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((curve) => curve.match(/-?\d+/g)!.map(Number))
    .map(([x, y, , , acrossX, downY]) => [x! + acrossX!, y! + downY!] as const);

test('a seed always grows the same roots, so server and browser agree', () => {
  expect(growRoots(3)).toEqual(growRoots(3));
});

test('no two stakes have the same roots', () => {
  const paths = [0, 1, 2, 3, 4, 5].map((seed) => JSON.stringify(growRoots(seed)));
  expect(new Set(paths).size).toBe(6);
});

test('roots taper from 5 px at the stake to 1.3 px', () => {
  expect(growRoots(1).map(({ width }) => width)).toEqual([5, 4.2, 3.2, 2.3, 1.7, 1.3]);
});

test.each([0, 1, 2, 3, 4, 5])(
  'roots %i start at the stake and end above the next heading',
  (seed) => {
    const [thickest, ...rest] = growRoots(seed);
    expect(thickest!.path).toMatch(/^M0 0q/);
    const all = rest.flatMap(({ path }) => tips(path));
    expect(Math.max(...all.map(([, y]) => y))).toBeLessThan(320);
    expect(Math.max(...all.map(([, y]) => y))).toBeGreaterThan(220);
  },
);
