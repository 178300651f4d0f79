import * as z from 'zod/mini';
import { layoutNames } from '../../../model/limits';
import { operation } from '../../operation-shape';

export const schema = operation('layout.variant', { layout: z.enum(layoutNames) });
