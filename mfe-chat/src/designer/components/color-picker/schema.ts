import * as z from 'zod/mini';
import { component } from '../../model/component';
import { tint, word } from '../../model/parts';

export const schema = component('color-picker', {
  label: word,
  names: z.tuple([word, word, word, word, word]),
  selected: tint,
});
