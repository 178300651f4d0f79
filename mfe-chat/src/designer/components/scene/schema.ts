import * as z from 'zod/mini';
import { component } from '../../model/component';
import { height, iconAction, picture, word } from '../../model/parts';

export const schema = component('scene', {
  picture,
  label: word,
  eyebrow: word,
  title: word,
  note: word,
  action: z.optional(iconAction),
  height,
});
