import * as z from 'zod/mini';
import { id } from '../../../model/parts';
import { groundSchema } from '../../../model/theme';
import { operation } from '../../operation-shape';

export const schema = operation('component.role', { id, role: z.optional(groundSchema) });
