import * as z from 'zod/mini';
import { id, picture } from '../../../model/parts';
import { listPath, operation, place } from '../../operation-shape';

export const schema = operation('picture.set', {
  component: id,
  row: z.optional(place),
  picture: z.union([picture, z.strictObject({ own: id }), z.literal('none')]),
  list: z.optional(listPath),
});
