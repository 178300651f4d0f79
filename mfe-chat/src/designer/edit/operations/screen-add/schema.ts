import * as z from 'zod/mini';
import { schema as button } from '../../../components/button/schema';
import { screenSchema, tabSchema } from '../../../model/app-design';
import { operation } from '../../operation-shape';

/** Adds a screen with a tab or a button on the first screen. */
export const schema = operation('screen.add', {
  screen: screenSchema,
  tab: z.optional(tabSchema),
  door: z.optional(button),
});
