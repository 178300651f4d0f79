import * as z from 'zod/mini';
import { component } from '../../model/component';
import { word } from '../../model/parts';

export const schema = component('tags', {
  label: word,
  tags: z
    .array(z.strictObject({ label: word, on: z.optional(z.boolean()) }))
    .check(z.minLength(1), z.maxLength(8)),
});
