import { lookSchema } from '../../../model/theme';
import { operation } from '../../operation-shape';

export const schema = operation('theme.style', { style: lookSchema.shape.style });
