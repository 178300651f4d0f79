import * as z from 'zod/mini';
import { component } from '../../model/component';
import { word } from '../../model/parts';

export const schema = component('day-picker', {
  label: word,
  days: z.array(z.strictObject({ letter: word, name: word, on: z.boolean() })).check(z.length(7)),
});
