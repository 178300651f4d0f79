import * as z from 'zod/mini';
import { id } from '../../../model/parts';
import { listPath, operation, place } from '../../operation-shape';

export const schema = operation('row.remove', {
  component: id,
  at: place,
  list: z.optional(listPath),
});
