import * as z from 'zod/mini';
import { component } from '../../model/component';
import { some, tint, word } from '../../model/parts';

export const schema = component('approvals', {
  requests: some(z.strictObject({ initials: word, title: word, note: word, tint }), 6),
});
