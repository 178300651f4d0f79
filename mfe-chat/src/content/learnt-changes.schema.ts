import * as z from 'zod';

/** By feature: for each label two characters, the label and its weight in steps. */
const weights = z.record(z.string(), z.string().regex(/^(?:[#-~]{2})+$/));
/** In hundredths, by the previous tag and the next tag. */
const moves = z.array(z.int()).readonly();
const tags = z.strictObject({ weights, moves });

/** Written by `npx --no appling learn:changes`, with features of several languages. */
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

const ownSchema = z.strictObject({ parts: weights, asks: weights, slots: weights });
export type OwnWeights = z.infer<typeof ownSchema>;

export const learntChangesSchemaOf = (file: object): z.ZodType =>
  'acts' in file ? sharedSchema : ownSchema;
