import { lookSchema } from '../../../model/theme';
import { operation } from '../../operation-shape';

export const schema = operation('surface.set', { surface: lookSchema.shape.surface });
