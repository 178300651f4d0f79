import { lookSchema } from '../../../model/theme';
import { operation } from '../../operation-shape';

/** The room around everything. */
export const schema = operation('density.set', { density: lookSchema.shape.density });
