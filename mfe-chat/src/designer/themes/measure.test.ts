import { firstDesign } from '../first-design';
import type { Look } from '../model/theme';
import { heightIn, roomIn, sizeIn } from './measure';

const looking = (density: Look['density'], scale?: number): Look => ({
  ...firstDesign.look,
  density,
  type: { ...firstDesign.look.type, ...(scale === undefined ? {} : { scale }) },
});

test('at regular density, where nobody chose a size, everything is as it was drawn', () => {
  const look = looking('regular');
  expect([roomIn(look, 20), heightIn(look, 68), sizeIn(look, 15.5)]).toEqual([20, 68, 15.5]);
});

test('compact is less and airy is more; what a finger taps stays 44 px high', () => {
  for (const measure of [roomIn, heightIn]) {
    const [compact, regular, airy] = (['compact', 'regular', 'airy'] as const).map((density) =>
      measure(looking(density), 68),
    ) as [number, number, number];
    expect(compact).toBeLessThan(regular);
    expect(airy).toBeGreaterThan(regular);
  }
  expect(heightIn(looking('compact'), 44)).toBe(44);
});

test('letters take their size; titles grow half as much, and rows grow with their letters', () => {
  expect(sizeIn(looking('regular', 1.3), 16)).toBe(20.8);
  expect(sizeIn(looking('regular', 1.3), 40)).toBe(46);
  expect(sizeIn(looking('regular', 0.85), 40)).toBe(34);
  expect(heightIn(looking('regular', 1.3), 60)).toBe(78);
});
