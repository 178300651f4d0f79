import * as z from 'zod/mini';
import { screenSchema, tabSchema } from '../../../model/app-design';
import { bounds } from '../../../model/limits';
import { word } from '../../../model/parts';
import { operation } from '../../operation-shape';

/** The same app about something else: its screens as they were composed when the visitor asked for it. */
export const schema = operation('records.about', {
  one: word,
  many: word,
  screens: z.readonly(z.array(screenSchema).check(z.minLength(1), z.maxLength(bounds.screens))),
  /** Without them, the tabs that still lead to a screen. */
  tabs: z.optional(z.readonly(z.array(tabSchema).check(z.maxLength(bounds.tabs)))),
  name: z.optional(word),
});
