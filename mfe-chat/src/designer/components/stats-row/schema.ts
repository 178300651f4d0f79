import * as z from 'zod/mini';
import { component } from '../../model/component';
import { word } from '../../model/parts';

export const schema = component('stats-row', {
  stats: z
    .array(z.strictObject({ value: word, label: word }))
    .check(z.minLength(2), z.maxLength(4)),
});
