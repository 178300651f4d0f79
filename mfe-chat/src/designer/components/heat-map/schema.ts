import * as z from 'zod/mini';
import { component } from '../../model/component';
import { sentence, word } from '../../model/parts';

export const schema = component('heat-map', {
  title: word,
  weeks: z
    .array(z.array(z.int().check(z.minimum(0), z.maximum(3))).check(z.length(7)))
    .check(z.minLength(1), z.maxLength(8)),
  label: sentence,
});
