import { z } from 'zod';
import { kindNames } from '../designer/interpret/kinds';

const factors = z.partialRecord(z.enum(kindNames), z.number().min(0.1).max(3));

/** Kinds that are a function rather than a subject: a subject in the same text speaks louder. */
export const loudnessSchema = z.strictObject({
  $schema: z.string().optional(),
  mentioned: factors.describe('What the words of such a kind count.'),
  named: factors.describe(
    'What they count when the noun of the kind names the app: “chemistry flashcards” are flashcards first.',
  ),
});

export type Loudness = z.infer<typeof loudnessSchema>;
