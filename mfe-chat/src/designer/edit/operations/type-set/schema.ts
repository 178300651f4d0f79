import * as z from 'zod/mini';
import { lookSchema } from '../../../model/theme';
import { typefaces } from '../../../model/theme-names';
import { operation } from '../../operation-shape';

/** The face of all texts or of titles alone, and their size. */
export const schema = operation('type.set', {
  face: z.optional(z.enum(typefaces)),
  /** What is set in the face; without it, everything. */
  of: z.optional(z.enum(['display', 'text'])),
  scale: lookSchema.shape.type.shape.scale,
});
