import * as z from 'zod/mini';
import { component } from '../../model/component';
import { count, picture, sentence, some, tint, word } from '../../model/parts';

export const schema = component('feed', {
  posts: some(
    z.strictObject({
      name: word,
      initials: word,
      tint,
      at: word,
      text: sentence,
      picture: z.optional(picture),
      likes: count,
    }),
    12,
  ),
  like: word,
  answer: word,
});
