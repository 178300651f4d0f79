import * as z from 'zod/mini';
import { paletteSchema } from '../../../model/theme';
import { operation } from '../../operation-shape';

/** One colour by what it is for. */
export const schema = operation('theme.role', {
  role: z.enum(['background', 'text', 'accent']),
  color: paletteSchema.shape.accent,
  name: paletteSchema.shape.name,
});
