import * as z from 'zod/mini';
import { component } from '../../model/component';
import { leadSchema, some, textAction, tint, word } from '../../model/parts';

export const schema = component('wallet', {
  label: word,
  value: word,
  note: word,
  buttons: some(textAction, 2),
  rows: some(
    z.strictObject({ title: word, note: word, value: word, lead: z.optional(leadSchema), tint }),
    10,
  ),
});
