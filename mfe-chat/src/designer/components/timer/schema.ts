import * as z from 'zod/mini';
import { component } from '../../model/component';
import { word } from '../../model/parts';

export const schema = component('timer', {
  label: word,
  minutes: z.int().check(z.minimum(1), z.maximum(180)),
  start: word,
  pause: word,
});
