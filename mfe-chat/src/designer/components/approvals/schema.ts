import * as z from 'zod/mini';
import { component } from '../../model/component';
import { tint, word } from '../../model/parts';

export const schema = component('approvals', {
  requests: z
    .array(z.strictObject({ initials: word, title: word, note: word, tint }))
    .check(z.minLength(1), z.maxLength(6)),
});
