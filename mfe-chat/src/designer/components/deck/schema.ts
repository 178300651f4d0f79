import * as z from 'zod/mini';
import { component } from '../../model/component';
import { picture, some, tint, word } from '../../model/parts';

export const schema = component('deck', {
  cards: some(z.strictObject({ title: word, note: word, picture: z.optional(picture), tint }), 12),
  no: word,
  yes: word,
  kept: word,
});
