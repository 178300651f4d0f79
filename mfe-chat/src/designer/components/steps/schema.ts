import * as z from 'zod/mini';
import { component, within } from '../../model/component';
import { index, some, word } from '../../model/parts';

export const schema = component(
  'steps',
  {
    label: word,
    at: index,
    steps: some(z.strictObject({ title: word, note: word }), 6, 2),
    next: word,
  },
  ({ at, steps }) => [within(['at'], at, steps)],
);
