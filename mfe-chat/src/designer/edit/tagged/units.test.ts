import { inUnit } from './units';

test.each([
  ['2.4 km away', 'miles', '1.5 mi away'],
  ['195,000 km', 'miles', '121,193 mi'],
  ['0.4 km', 'metres', '400 m'],
  ['3 kg of flour', 'pounds', '6.6 lb of flour'],
  ['30 min', 'miles', '30 min'],
  ['12 km', 'furlongs', '12 km'],
])('converts “%s” to %s: “%s”', (text, to, converted) => {
  expect(inUnit(text, to)).toBe(converted);
});
