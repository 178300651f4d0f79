import * as z from 'zod';
import { archetypeNames } from './archetype-names';

const weightsSchema = z.record(
  z.string().regex(/^-?\d+(?:\.\d)?$/),
  z.array(z.string()).readonly(),
);
export type Weights = Readonly<z.infer<typeof weightsSchema>>;

const learntWordsSchema = z.strictObject({
  prior: z.number().describe('What speaks for the archetype before a word is read.'),
  words: weightsSchema.describe(
    'Beginnings of words, or short runs of characters, by how much each says for the archetype, in the unit of the signs.',
  ),
});
export type LearntWords = Readonly<z.infer<typeof learntWordsSchema>>;

/** Written by `npx --no appling learn:archetypes` and `learn:subjects`. */
export const learntSchema = z.strictObject({
  $schema: z.string(),
  archetypes: z.partialRecord(z.enum(archetypeNames), learntWordsSchema),
  subjects: weightsSchema.describe(
    'Features of a noun and its place, by how much each says that the app is about it.',
  ),
});
export type Learnt = Omit<z.infer<typeof learntSchema>, '$schema'>;
