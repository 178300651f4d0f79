import * as z from 'zod/mini';
import { id, picture } from '../../../model/parts';
import { listPath, operation, place } from '../../operation-shape';

/** Another picture of a component or of one of its rows: a drawn one, one of the visitor's own, or none. */
export const schema = operation('picture.set', {
  component: id,
  row: z.optional(place),
  picture: z.union([picture, z.strictObject({ own: id }), z.literal('none')]),
  list: z.optional(listPath),
});
