import * as z from 'zod/mini';
import { component } from '../../model/component';
import { leadSchema, pair, picture, sentence, some, tint, word } from '../../model/parts';

export const schema = component('detail', {
  records: some(
    z.strictObject({
      title: word,
      note: z.optional(word),
      text: z.optional(sentence),
      picture: z.optional(picture),
      lead: z.optional(leadSchema),
      tint,
      facts: some(pair, 8, 0),
    }),
    24,
  ),
  save: word,
  saved: word,
});
