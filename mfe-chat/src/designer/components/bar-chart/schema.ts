import * as z from 'zod/mini';
import { component, within } from '../../model/component';
import { index, share, tint, word } from '../../model/parts';

export const schema = component(
  'bar-chart',
  {
    value: word,
    caption: word,
    bars: z.array(z.strictObject({ label: word, share })).check(z.minLength(2), z.maxLength(14)),
    strongest: index,
    tint,
  },
  ({ strongest, bars }) => [within(['strongest'], strongest, bars)],
);
