import * as z from 'zod/mini';
import { id } from '../../../model/parts';
import { listPath, operation, place } from '../../operation-shape';

/** Another position of a row, counted once it is taken out. */
export const schema = operation('row.move', {
  component: id,
  from: place,
  to: place,
  list: z.optional(listPath),
});
