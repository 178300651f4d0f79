import { firstDesign } from '../first-design';
import type { Look } from '../model/theme';
import { heightIn, roomIn, sizeIn } from './measure';

const looking = (density: Look['density'], scale?: number): Look => ({
  ...firstDesign.look,
  density,
  type: { ...firstDesign.look.type, ...(scale === undefined ? {} : { scale }) },
});

test('keeps all sizes at regular density and default text size', () => {
  const look = looking('regular');
  expect([roomIn(look, 20), heightIn(look, 68), sizeIn(look, 15.5)]).toEqual([20, 68, 15.5]);
});

test('reduces sizes for compact and increases them for airy; touch targets stay 44 px high', () => {
  for (const measure of [roomIn, heightIn]) {
    const [compact, regular, airy] = (['compact', 'regular', 'airy'] as const).map((density) =>
      measure(looking(density), 68),
    ) as [number, number, number];
    expect(compact).toBeLessThan(regular);
    expect(airy).toBeGreaterThan(regular);
  }
  expect(heightIn(looking('compact'), 44)).toBe(44);
});

test('scales text; titles grow half as much, and rows grow with their text', () => {
  expect(sizeIn(looking('regular', 1.3), 16)).toBe(20.8);
  expect(sizeIn(looking('regular', 1.3), 40)).toBe(46);
  expect(sizeIn(looking('regular', 0.85), 40)).toBe(34);
  expect(heightIn(looking('regular', 1.3), 60)).toBe(78);
});
