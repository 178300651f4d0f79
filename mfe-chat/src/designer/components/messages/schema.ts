import * as z from 'zod/mini';
import { clock, component } from '../../model/component';
import { sentence, some, word } from '../../model/parts';

export const schema = component('messages', {
  messages: some(z.strictObject({ from: z.enum(['them', 'me']), text: sentence, at: clock }), 24),
  field: word,
  send: word,
});
