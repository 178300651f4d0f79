import * as z from 'zod/mini';
import { component } from '../../model/component';
import { picture, word } from '../../model/parts';

export const schema = component('masonry', {
  tiles: z
    .array(
      z.strictObject({
        picture,
        label: word,
        height: z.number().check(z.minimum(60), z.maximum(300)),
      }),
    )
    .check(z.minLength(2), z.maxLength(12)),
});
