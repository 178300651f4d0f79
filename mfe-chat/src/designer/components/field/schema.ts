import * as z from 'zod/mini';
import { component } from '../../model/component';
import { word } from '../../model/parts';

export const schema = component('field', {
  label: word,
  value: z.string().check(z.maxLength(80)),
  placeholder: word,
  multiline: z.optional(z.boolean()),
});
