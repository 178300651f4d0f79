import { blossomPaths } from './blossom';
import { leafPaths } from './leaf';
import { skyPaths } from './sky';

const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);
const pairs = (path: string) => {
  const list = numbers(path);
  return Array.from(
    { length: list.length / 2 },
    (_, i) => [list[2 * i] ?? 0, list[2 * i + 1] ?? 0] as const,
  );
};

test('draws a leaf from base to tip with the given width', () => {
  const { outline } = leafPaths({ base: [0, 1000], tip: [0, 0], width: 0.4, bend: 0 });
  const dots = pairs(outline);
  expect(dots[0]).toEqual([0, 1000]);
  expect(Math.min(...dots.map(([, y]) => y))).toBe(0);
  const widest = Math.max(...dots.map(([x]) => x));
  expect(widest).toBeGreaterThan(0.84 * 400 * 0.98);
  expect(widest).toBeLessThanOrEqual(0.84 * 400);
});

test('draws a symmetric leaf without a bend', () => {
  const dots = pairs(leafPaths({ base: [0, 500], tip: [0, 0], bend: 0 }).outline);
  const right = dots
    .map(([x]) => x)
    .filter((x) => x > 0)
    .sort((a, b) => a - b);
  const left = dots
    .map(([x]) => -x)
    .filter((x) => x > 0)
    .sort((a, b) => a - b);
  expect(left).toEqual(right);
});

test('bends to the right of growth for a positive bend', () => {
  const middle = (bend: number) => {
    const dots = pairs(leafPaths({ base: [0, 1000], tip: [0, 0], bend }).outline);
    const xs = dots.map(([x]) => x);
    return Math.max(...xs) + Math.min(...xs);
  };
  expect(middle(0.08)).toBeGreaterThan(50);
  expect(middle(-0.08)).toBeLessThan(-50);
});

test('draws every slit as a separate path, in pairs', () => {
  const { midrib, veins } = leafPaths({ base: [0, 100], tip: [80, 0], veins: 7 });
  expect(veins).toHaveLength(14);
  for (const slit of [midrib, ...veins]) expect(slit.match(/M/g)).toHaveLength(1);
});

test('rounds coordinates to one decimal', () => {
  const { outline, veins } = leafPaths({ base: [3.333, 99.99], tip: [71.17, 4.2] });
  expect([outline, ...veins].join()).not.toMatch(/\.\d\d/);
});

test('draws five petals, rotated and within the radius', () => {
  const { petals, eye } = blossomPaths({ centre: [0, 0], radius: 100, rotation: 20 });
  expect(petals.match(/A/g)).toHaveLength(10);
  expect(petals).not.toBe(blossomPaths({ centre: [0, 0], radius: 100 }).petals);
  const ends = [...petals.matchAll(/0 0 1 (\S+) ([^AZ]+)/g)].map(([, x, y]) =>
    Math.hypot(Number(x), Number(y)),
  );
  expect(Math.max(...ends)).toBeCloseTo(92.5, 0);
  expect(Math.min(...ends)).toBeCloseTo(76, 0);
  expect(eye).toContain('a22 22');
});

test('ends the crescent where its two circles cross', () => {
  const { moon } = skyPaths([0, 0], 100);
  const [x = 0, y = 0] = numbers(moon);
  expect(Math.hypot(x, y)).toBeCloseTo(100, 0);
  expect(Math.hypot(x - 40, y)).toBeCloseTo(81, 0);
});
