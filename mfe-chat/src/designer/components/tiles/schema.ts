import * as z from 'zod/mini';
import { component } from '../../model/component';
import { some, tint, word } from '../../model/parts';

export const schema = component('tiles', {
  tiles: some(z.strictObject({ value: word, label: word, tint }), 6),
});
