import * as z from 'zod/mini';
import { component } from '../../model/component';
import { sentence, some, word } from '../../model/parts';

export const schema = component('flash-cards', {
  cards: some(z.strictObject({ front: sentence, back: sentence }), 24),
  flip: word,
  next: word,
});
