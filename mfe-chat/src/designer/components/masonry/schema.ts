import * as z from 'zod/mini';
import { component } from '../../model/component';
import { picture, some, word } from '../../model/parts';

export const schema = component('masonry', {
  tiles: some(
    z.strictObject({
      picture,
      label: word,
      height: z.number().check(z.minimum(60), z.maximum(300)),
    }),
    12,
    2,
  ),
});
