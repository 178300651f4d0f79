import * as z from 'zod/mini';
import { id } from '../../../model/parts';
import { listPath, operation, place, row } from '../../operation-shape';

/** Accepts partial rows; opens a record of its own if the neighbours do. */
export const schema = operation('row.add', {
  component: id,
  at: place,
  row,
  list: z.optional(listPath),
});
