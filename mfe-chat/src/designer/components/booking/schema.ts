import * as z from 'zod/mini';
import { clock, component, within } from '../../model/component';
import { dayOfMonth, index, some, word } from '../../model/parts';

export const schema = component(
  'booking',
  {
    label: word,
    days: some(z.strictObject({ letter: word, number: dayOfMonth, name: word }), 7, 3),
    times: some(clock, 9),
    taken: z.array(index).check(z.maxLength(9)),
    book: word,
    booked: word,
  },
  ({ taken, times }) => taken.map((at, index) => within(['taken', index], at, times)),
);
