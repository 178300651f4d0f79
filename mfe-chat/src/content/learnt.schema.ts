import * as z from 'zod';
import { archetypeNames } from './archetype-names';

/** What was learnt of one archetype. */
const learntWordsSchema = z.strictObject({
  prior: z.number().describe('What speaks for the archetype before a word is read.'),
  words: z
    .record(z.string().regex(/^-?\d+(?:\.\d)?$/), z.array(z.string()).readonly())
    .describe(
      'Beginnings of words, or short runs of characters, by how much each says for the archetype, in the unit of the signs.',
    ),
});
export type LearntWords = Readonly<z.infer<typeof learntWordsSchema>>;

/** What was learnt of the archetypes from labelled ideas in a language; `npx --no appling learn:archetypes` writes it. */
export const learntSchema = z.strictObject({
  $schema: z.string(),
  archetypes: z.partialRecord(z.enum(archetypeNames), learntWordsSchema),
});
export type Learnt = Omit<z.infer<typeof learntSchema>, '$schema'>;
