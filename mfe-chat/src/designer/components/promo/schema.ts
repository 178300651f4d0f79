import * as z from 'zod/mini';
import { component } from '../../model/component';
import { actionSchema, height, picture, word } from '../../model/parts';

export const schema = component('promo', {
  title: word,
  note: word,
  picture,
  height,
  action: z.optional(actionSchema),
});
