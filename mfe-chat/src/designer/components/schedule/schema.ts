import * as z from 'zod/mini';
import { clock, component } from '../../model/component';
import { actionSchema, some, tint, word } from '../../model/parts';
import { groundSchema } from '../../model/theme';

export const schema = component('schedule', {
  hours: some(clock, 12, 2),
  events: z
    .array(
      z.strictObject({
        title: word,
        note: word,
        from: clock,
        to: clock,
        ground: groundSchema,
        people: z.optional(z.array(tint).check(z.maxLength(8))),
        action: z.optional(actionSchema),
      }),
    )
    .check(z.maxLength(10)),
});
