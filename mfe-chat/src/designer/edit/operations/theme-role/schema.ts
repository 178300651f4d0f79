import * as z from 'zod/mini';
import { paletteSchema } from '../../../model/theme';
import { colorRoles } from '../../color-role';
import { operation } from '../../operation-shape';

export const schema = operation('theme.role', {
  role: z.enum(colorRoles),
  color: paletteSchema.shape.accent,
  name: paletteSchema.shape.name,
});
