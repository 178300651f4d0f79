import * as z from 'zod/mini';
import { component, within } from '../../model/component';
import { index, share, some, tint, word } from '../../model/parts';

export const schema = component(
  'bar-chart',
  {
    value: word,
    caption: word,
    bars: some(z.strictObject({ label: word, share }), 14, 2),
    strongest: index,
    tint,
  },
  ({ strongest, bars }) => [within(['strongest'], strongest, bars)],
);
