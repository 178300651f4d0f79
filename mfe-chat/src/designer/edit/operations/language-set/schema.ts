import * as z from 'zod/mini';
import { shapeSchema } from '../../../model/app-design';
import { sentence } from '../../../model/parts';
import { operation } from '../../operation-shape';

/** Another language: every text that there is a translation of, as it was found when the visitor asked for it. */
export const schema = operation('language.set', {
  language: shapeSchema.shape.language,
  texts: z.readonly(
    z.array(z.strictObject({ from: sentence, to: sentence })).check(z.maxLength(2000)),
  ),
  /** What the phone's own controls say; without them they say it in English. */
  controls: shapeSchema.shape.controls,
});
