import * as z from 'zod/mini';
import { component } from '../../model/component';
import { actionSchema, iconAction, picture, word } from '../../model/parts';

export const schema = component('header', {
  picture: z.optional(picture),
  eyebrow: z.optional(word),
  title: word,
  note: z.optional(word),
  size: z.number().check(z.minimum(20), z.maximum(64)),
  avatar: z.optional(z.strictObject({ initials: word, label: word, action: actionSchema })),
  action: z.optional(iconAction),
});
