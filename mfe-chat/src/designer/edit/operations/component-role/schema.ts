import * as z from 'zod/mini';
import { id } from '../../../model/parts';
import { groundSchema } from '../../../model/theme';
import { operation } from '../../operation-shape';

/** Background of a component; undefined restores the default. */
export const schema = operation('component.role', { id, role: z.optional(groundSchema) });
