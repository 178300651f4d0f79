import * as z from 'zod/mini';
import { component } from '../../model/component';
import { pair, sentence, some, word } from '../../model/parts';

export const schema = component('document', {
  title: word,
  note: word,
  rows: some(pair, 10),
  text: z.optional(sentence),
  share: word,
  shared: word,
});
