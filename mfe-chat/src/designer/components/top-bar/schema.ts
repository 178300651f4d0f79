import * as z from 'zod/mini';
import { component } from '../../model/component';
import { actionSchema, iconAction, picture, textAction, word } from '../../model/parts';

export const schema = component('top-bar', {
  picture: z.optional(picture),
  title: z.optional(word),
  label: z.optional(word),
  /** A title that opens something. */
  menu: z.optional(z.strictObject({ label: word, action: actionSchema, chevron: z.boolean() })),
  lead: z.optional(z.union([iconAction, textAction])),
  actions: z.array(z.union([iconAction, textAction])).check(z.maxLength(3)),
  live: z.optional(word),
});
