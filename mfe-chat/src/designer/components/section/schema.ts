import * as z from 'zod/mini';
import { component } from '../../model/component';
import { icon, textAction, word } from '../../model/parts';

export const schema = component('section', {
  title: word,
  link: z.optional(textAction),
  aside: z.optional(word),
  icon: z.optional(icon),
});
