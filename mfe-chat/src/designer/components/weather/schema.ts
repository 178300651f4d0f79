import * as z from 'zod/mini';
import { component } from '../../model/component';
import { degrees, icon, pair, some, word } from '../../model/parts';

export const schema = component(
  'weather',
  {
    place: word,
    sky: word,
    hours: some(z.strictObject({ at: word, degrees, icon }), 8, 3),
    days: some(z.strictObject({ name: word, low: degrees, high: degrees, icon }), 7),
    facts: some(pair, 4),
  },
  ({ days }) =>
    days.map(({ low, high }, index) => ({
      path: ['days', index, 'low'],
      value: low,
      least: -100,
      most: high,
    })),
);
