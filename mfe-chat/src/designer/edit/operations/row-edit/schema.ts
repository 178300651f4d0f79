import * as z from 'zod/mini';
import { id } from '../../../model/parts';
import { listPath, operation, place, row } from '../../operation-shape';

/** Other parts of a row; `null` takes one away. The record that it opens changes with it where both say the same. */
export const schema = operation('row.edit', {
  component: id,
  at: place,
  row,
  list: z.optional(listPath),
});
