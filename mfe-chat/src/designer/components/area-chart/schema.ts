import * as z from 'zod/mini';
import { component, within } from '../../model/component';
import { index, sentence, share, some, word } from '../../model/parts';

export const schema = component(
  'area-chart',
  {
    label: sentence,
    points: some(share, 31, 3),
    now: index,
    labels: z.array(word).check(z.maxLength(8)),
  },
  ({ now, points }) => [within(['now'], now, points)],
);
