import * as z from 'zod/mini';
import { id } from '../../../model/parts';
import { listPath, operation, place, row } from '../../operation-shape';

/** `null` removes a key; equal values of the record change too. */
export const schema = operation('row.edit', {
  component: id,
  at: place,
  row,
  list: z.optional(listPath),
});
