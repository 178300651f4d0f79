import * as z from 'zod/mini';
import { component } from '../../model/component';
import { id, picture, sentence, some, word } from '../../model/parts';

export const schema = component('onboarding', {
  pages: some(
    z.strictObject({ title: word, text: sentence, picture, choices: z.optional(some(word, 5)) }),
    5,
  ),
  next: word,
  done: word,
  to: id,
});
