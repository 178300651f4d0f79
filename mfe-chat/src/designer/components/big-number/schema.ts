import * as z from 'zod/mini';
import { component } from '../../model/component';
import { word } from '../../model/parts';

export const schema = component('big-number', {
  label: z.optional(word),
  value: word,
  minor: z.optional(word),
  caption: z.optional(word),
  strong: z.optional(z.boolean()),
  size: z.number().check(z.minimum(40), z.maximum(160)),
});
