import * as z from 'zod/mini';
import { component } from '../../model/component';
import { icon, share, tint, word } from '../../model/parts';

export const schema = component('gauges', {
  gauges: z
    .array(z.strictObject({ label: word, share, icon, tint, note: word }))
    .check(z.minLength(2), z.maxLength(4)),
});
