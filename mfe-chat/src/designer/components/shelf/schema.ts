import * as z from 'zod/mini';
import { component } from '../../model/component';
import { actionSchema, picture, tint, word } from '../../model/parts';

export const schema = component('shelf', {
  label: word,
  items: z
    .array(z.strictObject({ title: word, price: word, picture, tint, action: actionSchema }))
    .check(z.minLength(1), z.maxLength(8)),
});
