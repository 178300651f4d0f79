import * as z from 'zod/mini';
import { operation } from '../../operation-shape';

export const schema = operation('design.rename', { name: z.string().check(z.maxLength(200)) });
