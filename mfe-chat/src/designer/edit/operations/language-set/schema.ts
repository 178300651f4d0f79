import * as z from 'zod/mini';
import { shapeSchema } from '../../../model/app-design';
import { sentence } from '../../../model/parts';
import { operation } from '../../operation-shape';

/** Translations as found when the visitor asked, so that a replay needs no content. */
export const schema = operation('language.set', {
  language: shapeSchema.shape.language,
  texts: z.readonly(
    z.array(z.strictObject({ from: sentence, to: sentence })).check(z.maxLength(2000)),
  ),
  /** Texts of the phone's controls; English by default. */
  controls: shapeSchema.shape.controls,
});
