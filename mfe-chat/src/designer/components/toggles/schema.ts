import * as z from 'zod/mini';
import { component } from '../../model/component';
import { word } from '../../model/parts';

export const schema = component('toggles', {
  label: word,
  options: z
    .array(z.strictObject({ title: word, note: z.optional(word), on: z.boolean() }))
    .check(z.minLength(1), z.maxLength(8)),
});
