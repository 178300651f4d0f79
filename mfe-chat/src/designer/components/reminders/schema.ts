import * as z from 'zod/mini';
import { component } from '../../model/component';
import { some, word } from '../../model/parts';

export const schema = component('reminders', {
  label: word,
  rows: some(z.strictObject({ title: word, note: word, on: z.boolean() }), 6),
});
