import * as z from 'zod/mini';
import { id } from '../../../model/parts';
import { operation } from '../../operation-shape';

export const schema = operation('text.set', {
  id,
  path: z.readonly(z.array(z.union([z.string(), z.int()])).check(z.maxLength(8))),
  text: z.string().check(z.maxLength(400)),
  /** The visitor's own words: renaming the subject leaves them unchanged. */
  quoted: z.optional(z.literal(true)),
});
