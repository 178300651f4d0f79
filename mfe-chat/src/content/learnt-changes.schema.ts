import * as z from 'zod';

/** For each label that a feature speaks for or against two characters: the label, and the weight in steps. */
const weights = z.record(z.string(), z.string().regex(/^(?:[#-~]{2})+$/));
/** In hundredths, by the tag before and the tag after. */
const moves = z.array(z.int()).readonly();
const tags = z.strictObject({ weights, moves });

/** What was learnt of changes, by features of several languages; `npx --no appling learn:changes` writes it. */
const sharedSchema = z.strictObject({
  acts: z
    .array(z.string().regex(/^[a-z-]+(?::[a-z\d]+)?$/))
    .readonly()
    .describe('What a part of a message asks for, and after a colon what it means.'),
  parts: tags.describe('Where a part begins and ends.'),
  asks: weights.describe('What a part asks for.'),
  slots: tags.describe('What stands in its slots.'),
});
export type LearntChanges = z.infer<typeof sharedSchema>;

/** Weights of features that only one language has. */
const ownSchema = z.strictObject({ parts: weights, asks: weights, slots: weights });
export type OwnWeights = z.infer<typeof ownSchema>;

export const learntChangesSchemaOf = (file: object): z.ZodType =>
  'acts' in file ? sharedSchema : ownSchema;
