import * as z from 'zod/mini';
import { component } from '../../model/component';
import { count, some, word } from '../../model/parts';

export const schema = component('poll', {
  question: word,
  options: some(z.strictObject({ label: word, votes: count }), 6, 2),
  votes: word,
});
