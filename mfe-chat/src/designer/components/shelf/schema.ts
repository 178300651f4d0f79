import * as z from 'zod/mini';
import { component } from '../../model/component';
import { actionSchema, picture, some, tint, word } from '../../model/parts';

export const schema = component('shelf', {
  label: word,
  items: some(
    z.strictObject({
      title: word,
      price: word,
      picture: z.optional(picture),
      tint,
      action: actionSchema,
    }),
    8,
  ),
});
