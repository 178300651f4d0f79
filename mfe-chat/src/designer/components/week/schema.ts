import * as z from 'zod/mini';
import { component } from '../../model/component';
import { dayOfMonth, share, word } from '../../model/parts';

export const schema = component('week', {
  days: z
    .array(
      z.strictObject({
        letter: word,
        number: dayOfMonth,
        name: word,
        progress: share,
        today: z.optional(z.boolean()),
      }),
    )
    .check(z.length(7)),
});
