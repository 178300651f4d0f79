import * as z from 'zod/mini';
import { tabSchema } from '../../../model/app-design';
import { bounds } from '../../../model/limits';
import { operation } from '../../operation-shape';

/** The tabs in their order: two to five, or none for no tab bar. A screen that only a tab led to gets a link on the first one. */
export const schema = operation('tabs.set', {
  tabs: z.readonly(z.array(tabSchema).check(z.maxLength(bounds.tabs))),
});
