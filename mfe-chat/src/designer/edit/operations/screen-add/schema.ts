import * as z from 'zod/mini';
import { schema as button } from '../../../components/button/schema';
import { screenSchema, tabSchema } from '../../../model/app-design';
import { operation } from '../../operation-shape';

export const schema = operation('screen.add', {
  screen: screenSchema,
  tab: z.optional(tabSchema),
  door: z.optional(button),
});
