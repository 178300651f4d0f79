import { paletteSchema } from '../../../model/theme';
import { operation } from '../../operation-shape';

export const schema = operation('theme.palette', { palette: paletteSchema });
