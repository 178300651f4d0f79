import * as z from 'zod/mini';
import { component } from '../../model/component';
import { dayOfMonth, rows, word, year } from '../../model/parts';

export const schema = component(
  'calendar',
  {
    year,
    month: z.int().check(z.minimum(1), z.maximum(12)),
    selected: dayOfMonth,
    marked: z.array(dayOfMonth).check(z.maxLength(31)),
    today: dayOfMonth,
    agenda: z.optional(rows),
    quiet: z.optional(word),
  },
  ({ year, month, selected, today, marked }) => {
    // Day 0 of the next month is this month's last day.
    const most = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return [
      { path: ['selected'], value: selected, most },
      { path: ['today'], value: today, most },
      ...marked.map((value, index) => ({ path: ['marked', index], value, most })),
    ];
  },
);
