import * as z from 'zod/mini';
import { lookSchema } from '../../../model/theme';
import { typefaces } from '../../../model/theme-names';
import { operation } from '../../operation-shape';

export const schema = operation('type.set', {
  face: z.optional(z.enum(typefaces)),
  of: z.optional(z.enum(['display', 'text'])),
  scale: lookSchema.shape.type.shape.scale,
});
