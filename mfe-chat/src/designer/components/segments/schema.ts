import * as z from 'zod/mini';
import { component, within } from '../../model/component';
import { index, word } from '../../model/parts';

export const schema = component(
  'segments',
  {
    label: word,
    options: z.array(word).check(z.minLength(2), z.maxLength(5)),
    selected: index,
  },
  ({ selected, options }) => [within(['selected'], selected, options)],
);
