import * as z from 'zod/mini';
import { component, within } from '../../model/component';
import { index, sentence, share, word } from '../../model/parts';

export const schema = component(
  'area-chart',
  {
    label: sentence,
    points: z.array(share).check(z.minLength(3), z.maxLength(31)),
    now: index,
    labels: z.array(word).check(z.maxLength(8)),
  },
  ({ now, points }) => [within(['now'], now, points)],
);
