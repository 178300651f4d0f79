import * as z from 'zod/mini';
import { component } from '../../model/component';
import { actionSchema, icon, word } from '../../model/parts';

export const schema = component('button', {
  label: word,
  action: actionSchema,
  quiet: z.optional(z.boolean()),
  icon: z.optional(icon),
});
