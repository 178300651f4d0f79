import * as z from 'zod/mini';
import { component } from '../../model/component';
import { sentence, whole, word } from '../../model/parts';

export const schema = component('rating', {
  label: word,
  value: word,
  stars: z.int().check(z.minimum(0), z.maximum(5)),
  reviews: z
    .array(z.strictObject({ name: word, text: sentence, stars: whole(0, 5) }))
    .check(z.maxLength(6)),
  thanks: word,
});
