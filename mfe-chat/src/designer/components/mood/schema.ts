import * as z from 'zod/mini';
import { component } from '../../model/component';
import { word } from '../../model/parts';

export const schema = component('mood', {
  question: word,
  selected: z.int().check(z.minimum(0), z.maximum(2)),
});
