import * as z from 'zod/mini';
import { id } from '../../../model/parts';
import { listPath, operation, place } from '../../operation-shape';

/** The new position counts without the moved row. */
export const schema = operation('row.move', {
  component: id,
  from: place,
  to: place,
  list: z.optional(listPath),
});
