import * as z from 'zod/mini';
import { component } from '../../model/component';
import { sentence, some, word } from '../../model/parts';

export const schema = component('heat-map', {
  title: word,
  weeks: some(z.array(z.int().check(z.minimum(0), z.maximum(3))).check(z.length(7)), 8),
  label: sentence,
});
