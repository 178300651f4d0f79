import * as z from 'zod/mini';
import { id } from '../../../model/parts';
import { listPath, operation, place } from '../../operation-shape';

/** Takes a row out. The fewest that its list may have stay. */
export const schema = operation('row.remove', {
  component: id,
  at: place,
  list: z.optional(listPath),
});
