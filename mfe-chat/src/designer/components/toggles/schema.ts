import * as z from 'zod/mini';
import { component } from '../../model/component';
import { some, word } from '../../model/parts';

export const schema = component('toggles', {
  label: word,
  options: some(z.strictObject({ title: word, note: z.optional(word), on: z.boolean() }), 8),
});
