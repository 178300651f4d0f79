import * as z from 'zod/mini';
import { component } from '../../model/component';
import { some, word } from '../../model/parts';

export const schema = component('stats-row', {
  stats: some(z.strictObject({ value: word, label: word }), 4, 2),
});
