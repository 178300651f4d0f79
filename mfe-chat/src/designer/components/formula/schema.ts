import * as z from 'zod/mini';
import { component } from '../../model/component';
import { amount, positive, some, word } from '../../model/parts';

export const schema = component('formula', {
  inputs: some(z.strictObject({ label: word, value: amount, step: positive, unit: word }), 3, 2),
  /** Applied to the inputs from left to right. */
  rule: z.enum(['divide', 'multiply', 'minus', 'tip']),
  label: word,
  unit: word,
});
