import { lookSchema } from '../../../model/theme';
import { operation } from '../../operation-shape';

export const schema = operation('theme.look', {
  palette: lookSchema.shape.palette,
  radius: lookSchema.shape.radius,
  mode: lookSchema.shape.mode,
});
