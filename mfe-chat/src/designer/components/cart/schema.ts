import * as z from 'zod/mini';
import { component } from '../../model/component';
import { amount, count, picture, some, tint, word } from '../../model/parts';

export const schema = component('cart', {
  unit: word,
  items: some(
    z.strictObject({
      title: word,
      note: word,
      price: amount,
      count,
      picture: z.optional(picture),
      tint,
    }),
    8,
  ),
  total: word,
  empty: word,
});
