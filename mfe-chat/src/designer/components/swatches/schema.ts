import * as z from 'zod/mini';
import { component } from '../../model/component';
import { share, some, word } from '../../model/parts';

export const schema = component('swatches', {
  label: word,
  colors: some(
    z.strictObject({
      name: word,
      paint: z.enum(['sky', 'sun', 'far', 'mid', 'near', 'light', 'pop', 'deep']),
      share,
    }),
    8,
    2,
  ),
});
