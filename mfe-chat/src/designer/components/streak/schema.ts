import * as z from 'zod/mini';
import { component } from '../../model/component';
import { count, some, word } from '../../model/parts';

export const schema = component('streak', {
  value: count,
  label: word,
  days: some(z.strictObject({ letter: word, name: word, on: z.boolean() }), 7, 7),
  tick: word,
});
