import * as z from 'zod/mini';
import { tabSchema } from '../../../model/app-design';
import { bounds } from '../../../model/limits';
import { operation } from '../../operation-shape';

/** Two to five tabs, or none to hide the bar; screens without a tab get a link on the first screen. */
export const schema = operation('tabs.set', {
  tabs: z.readonly(z.array(tabSchema).check(z.maxLength(bounds.tabs))),
});
