import * as z from 'zod/mini';
import { screenSchema, tabSchema } from '../../../model/app-design';
import { bounds } from '../../../model/limits';
import { word } from '../../../model/parts';
import { operation } from '../../operation-shape';

/** Screens as composed when the visitor asked, so that a replay needs no content. */
export const schema = operation('records.about', {
  one: word,
  many: word,
  screens: z.readonly(z.array(screenSchema).check(z.minLength(1), z.maxLength(bounds.screens))),
  /** By default the tabs that still lead to a screen. */
  tabs: z.optional(z.readonly(z.array(tabSchema).check(z.maxLength(bounds.tabs)))),
  name: z.optional(word),
});
