import * as z from 'zod/mini';
import { component } from '../../model/component';
import { iconAction, index, word } from '../../model/parts';

export const schema = component(
  'banner',
  {
    eyebrow: word,
    title: word,
    steps: z.int().check(z.minimum(1), z.maximum(16)),
    at: index,
    stepName: word,
    action: z.optional(iconAction),
  },
  ({ at, steps }) => [{ path: ['at'], value: at, most: steps - 1 }],
);
