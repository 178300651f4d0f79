import * as z from 'zod/mini';
import { component } from '../../model/component';
import { word } from '../../model/parts';

export const schema = component('metric', {
  label: word,
  value: word,
  unit: word,
  line: z
    .array(z.number().check(z.minimum(-1), z.maximum(1)))
    .check(z.minLength(3), z.maxLength(24)),
});
