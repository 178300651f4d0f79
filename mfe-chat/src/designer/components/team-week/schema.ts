import * as z from 'zod/mini';
import { component } from '../../model/component';
import { some, tint, whole, word } from '../../model/parts';

export const schema = component(
  'team-week',
  {
    today: z.int().check(z.minimum(0), z.maximum(4)),
    people: some(
      z.strictObject({
        initials: word,
        name: word,
        tint,
        from: whole(0, 4),
        days: whole(1, 5),
        label: word,
      }),
      6,
    ),
  },
  ({ people }) =>
    people.map(({ from, days }, index) => ({
      path: ['people', index, 'days'],
      value: days,
      most: 5 - from,
    })),
);
