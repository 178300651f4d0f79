import * as z from 'zod/mini';
import { component } from '../../model/component';
import { iconAction, picture, textAction, word } from '../../model/parts';
import { groundSchema } from '../../model/theme';

export const schema = component('cover', {
  ground: groundSchema,
  eyebrow: word,
  title: word,
  note: z.optional(word),
  size: z.number().check(z.minimum(24), z.maximum(132)),
  height: z.number().check(z.minimum(120), z.maximum(480)),
  picture: z.optional(picture),
  /** False: the picture is at the bottom, beside the text. */
  fills: z.optional(z.boolean()),
  button: z.optional(textAction),
  action: z.optional(iconAction),
});
