import * as z from 'zod/mini';
import { component } from '../../model/component';
import { tint, word } from '../../model/parts';

export const schema = component('tiles', {
  tiles: z
    .array(z.strictObject({ value: word, label: word, tint }))
    .check(z.minLength(1), z.maxLength(6)),
});
