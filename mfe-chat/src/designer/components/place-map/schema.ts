import * as z from 'zod/mini';
import { component } from '../../model/component';
import { actionSchema, share, some, whole, word } from '../../model/parts';

export const schema = component('place-map', {
  label: word,
  seed: whole(0, 0xffff_ffff),
  height: z.number().check(z.minimum(160), z.maximum(520)),
  route: z.optional(z.boolean()),
  pins: some(
    z.strictObject({
      title: word,
      note: word,
      x: share,
      y: share,
      action: z.optional(actionSchema),
    }),
    8,
  ),
});
