import * as z from 'zod/mini';
import { component, within } from '../../model/component';
import { amount, index, positive, some, word } from '../../model/parts';

export const schema = component(
  'converter',
  {
    label: word,
    amount,
    units: some(z.strictObject({ name: word, code: word, rate: positive }), 6, 2),
    from: index,
    to: index,
    swap: word,
  },
  ({ from, to, units }) => [within(['from'], from, units), within(['to'], to, units)],
);
