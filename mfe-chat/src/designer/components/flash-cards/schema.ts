import * as z from 'zod/mini';
import { component } from '../../model/component';
import { sentence, word } from '../../model/parts';

export const schema = component('flash-cards', {
  cards: z
    .array(z.strictObject({ front: sentence, back: sentence }))
    .check(z.minLength(1), z.maxLength(24)),
  flip: word,
  next: word,
});
