import * as z from 'zod/mini';
import { styleNames } from '../../../model/theme-names';
import { operation } from '../../operation-shape';

export const schema = operation('theme.style', { style: z.enum(styleNames) });
