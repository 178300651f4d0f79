import * as z from 'zod/mini';
import { clock, component } from '../../model/component';
import { sentence, word } from '../../model/parts';

export const schema = component('messages', {
  messages: z
    .array(z.strictObject({ from: z.enum(['them', 'me']), text: sentence, at: clock }))
    .check(z.minLength(1), z.maxLength(24)),
  field: word,
  send: word,
});
