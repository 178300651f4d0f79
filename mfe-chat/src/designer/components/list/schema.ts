import * as z from 'zod/mini';
import { component } from '../../model/component';
import { arrangement, rows, word } from '../../model/parts';

export const schema = component('list', {
  arrangement,
  rows,
  label: z.optional(word),
  plain: z.optional(z.boolean()),
});
