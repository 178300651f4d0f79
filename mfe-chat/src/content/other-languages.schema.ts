import { z } from 'zod';
import { scriptsSchema } from './lexicon.schema';

/** Languages without a folder: apps are in English, in the language's text direction. */
export const otherLanguagesSchema = z.strictObject({
  $schema: z.string().optional(),
  languages: z.record(
    z.string().regex(/^[a-z]{2,3}$/),
    z.strictObject({
      direction: z.enum(['ltr', 'rtl']).optional(),
      scripts: scriptsSchema.optional(),
      like: z.string().describe('The language whose script it shares.').optional(),
      letters: z.string().describe('Letters that tell it from that language.').optional(),
    }),
  ),
});
