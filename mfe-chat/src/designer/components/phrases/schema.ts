import * as z from 'zod/mini';
import { component } from '../../model/component';
import { some, word } from '../../model/parts';

export const schema = component('phrases', {
  from: word,
  to: word,
  field: word,
  swap: word,
  unknown: word,
  pairs: some(z.strictObject({ from: word, to: word }), 8),
});
