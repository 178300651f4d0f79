import * as z from 'zod/mini';
import { component } from '../../model/component';
import { some, tint, word } from '../../model/parts';

export const schema = component('stories', {
  label: word,
  people: some(z.strictObject({ name: word, initials: word, tint }), 8),
  seen: word,
});
