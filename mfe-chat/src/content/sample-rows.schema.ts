import * as z from 'zod';
import { iconNames } from '../designer/drawings/icon-names.generated';

const text = (most: number) => z.string().min(1).max(most);
const noun = z.string().regex(/^[^\p{Lu}\s][^\p{Lu}]{1,31}$/u);

const sampleRows = z
  .strictObject({
    is: z.enum(['thing', 'food', 'person', 'place', 'event', 'document', 'activity', 'idea']),
    icon: z.enum(iconNames),
    /** Other words for the same noun, in the singular. */
    also: z.array(noun).max(6).optional(),
    /** Nouns that an app about this one keeps as well, though the sentence names no lists: a club’s fees. */
    with: z.array(noun).max(3).optional(),
    /** Other fields of life use the noun too: there its records are others, and with `all` its facts as well. */
    general: z.enum(['rows', 'all']).optional(),
    /** Labels of the facts; lists group rows by the first and show the first two. */
    fields: z.array(text(20)).min(2).max(5),
    /** Title and facts of each record. `{money 45}` is an amount in the app's currency. */
    rows: z.array(z.array(text(40)).min(3).max(6)).length(6),
  })
  .refine(({ fields, rows }) => rows.every(({ length }) => length === fields.length + 1), {
    message: 'Each row needs a title and one value for each field.',
  });
export type SampleRows = z.infer<typeof sampleRows>;

/** Records of nouns: of what an app is about, and of parts that people name. */
export const sampleRowsSchema = z.strictObject({
  $schema: z.string(),
  /** By lower-case noun in the singular. Several words are looked up together, then by the last one. */
  rows: z.record(noun, sampleRows),
});
export type SampleRowsFile = z.infer<typeof sampleRowsSchema>;
