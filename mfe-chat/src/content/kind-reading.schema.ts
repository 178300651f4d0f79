import { z } from 'zod';
import { featureNames } from '../designer/interpret/features';
import { kindWordsSchema } from './lexicon.schema';
import { thingSchema } from './things.schema';

const factor = z.number().min(0.1).max(3).optional();

export const kindReadingSchema = z.strictObject({
  words: kindWordsSchema
    .optional()
    .describe('English words that name it; those of other languages stand in their lexicons.'),
  loudness: z
    .strictObject({
      mentioned: factor.describe('What its words count.'),
      named: factor.describe(
        'What they count when its noun names the app: “chemistry flashcards” are flashcards first.',
      ),
    })
    .optional()
    .describe('For a kind that is a function rather than a subject: a subject speaks louder.'),
  implies: z
    .array(z.enum(featureNames))
    .min(1)
    .optional()
    .describe('Features that it is not itself without; `form` and `list` where it keeps records.'),
  things: z.array(thingSchema).min(1).optional().describe('What it keeps.'),
});

export type KindReading = z.infer<typeof kindReadingSchema>;
