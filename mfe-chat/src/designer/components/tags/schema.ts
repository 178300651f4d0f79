import * as z from 'zod/mini';
import { component } from '../../model/component';
import { some, word } from '../../model/parts';

export const schema = component('tags', {
  label: word,
  tags: some(z.strictObject({ label: word, on: z.optional(z.boolean()) }), 8),
});
