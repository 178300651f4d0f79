import * as z from 'zod';
import { iconNames } from '../designer/drawings/icon-names.generated';

const text = (most: number) => z.string().min(1).max(most);

const sampleRows = z.strictObject({
  is: z.enum(['thing', 'food', 'person', 'place', 'event', 'document', 'activity', 'idea']),
  icon: z.enum(iconNames),
  /** Labels of the two facts; lists group rows by the first. */
  fields: z.tuple([text(20), text(20)]),
  rows: z.array(z.tuple([text(40), text(28), text(28)])).length(6),
});
export type SampleRows = z.infer<typeof sampleRows>;

/** Rows of parts that people name: “fixtures, squad, league table”. */
export const sampleRowsSchema = z.strictObject({
  $schema: z.string(),
  /** By lower-case noun in the singular. Several words are looked up together, then by the last one. */
  rows: z.record(z.string().regex(/^[^\p{Lu}\s][^\p{Lu}]{1,31}$/u), sampleRows),
});
export type SampleRowsFile = z.infer<typeof sampleRowsSchema>;
