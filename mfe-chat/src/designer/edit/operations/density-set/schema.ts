import { lookSchema } from '../../../model/theme';
import { operation } from '../../operation-shape';

export const schema = operation('density.set', { density: lookSchema.shape.density });
