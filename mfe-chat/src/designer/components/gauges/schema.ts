import * as z from 'zod/mini';
import { component } from '../../model/component';
import { icon, share, some, tint, word } from '../../model/parts';

export const schema = component('gauges', {
  gauges: some(z.strictObject({ label: word, share, icon, tint, note: word }), 4, 2),
});
