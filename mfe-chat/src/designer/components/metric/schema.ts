import * as z from 'zod/mini';
import { component } from '../../model/component';
import { some, word } from '../../model/parts';

export const schema = component('metric', {
  label: word,
  value: word,
  unit: word,
  line: some(z.number().check(z.minimum(-1), z.maximum(1)), 24, 3),
});
