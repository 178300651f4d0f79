import * as z from 'zod/mini';
import { component } from '../../model/component';
import { leadSchema, tint, word } from '../../model/parts';

export const schema = component('profile', {
  initials: word,
  name: word,
  note: word,
  tint,
  lead: z.optional(leadSchema),
});
