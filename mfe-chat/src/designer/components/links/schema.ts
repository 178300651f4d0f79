import * as z from 'zod/mini';
import { component } from '../../model/component';
import { icon, id, some, tint, word } from '../../model/parts';

export const schema = component('links', {
  label: word,
  links: some(z.strictObject({ label: word, icon, tint, to: id }), 8),
});
