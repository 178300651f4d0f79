import * as z from 'zod/mini';
import { id } from '../../../model/parts';
import { listPath, operation, place, row } from '../../operation-shape';

/** One more row of a list, with what it must have or a part of that. Where its neighbours open a record, it opens one of its own. */
export const schema = operation('row.add', {
  component: id,
  at: place,
  row,
  list: z.optional(listPath),
});
