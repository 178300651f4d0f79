import * as z from 'zod/mini';
import { component } from '../../model/component';
import { share, word } from '../../model/parts';

export const schema = component('swatches', {
  label: word,
  colors: z
    .array(
      z.strictObject({
        name: word,
        paint: z.enum(['sky', 'sun', 'far', 'mid', 'near', 'light', 'pop', 'deep']),
        share,
      }),
    )
    .check(z.minLength(2), z.maxLength(8)),
});
