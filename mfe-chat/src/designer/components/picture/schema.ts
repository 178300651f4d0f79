import * as z from 'zod/mini';
import { component } from '../../model/component';
import { picture, word } from '../../model/parts';

export const schema = component('picture', {
  picture,
  label: word,
  height: z.number().check(z.minimum(80), z.maximum(420)),
});
