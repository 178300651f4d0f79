import * as z from 'zod';
import { iconNames } from '../designer/drawings/icon-names.generated';

const text = (most: number) => z.string().min(1).max(most);

/** What a list of one noun shows: six rows with two facts each. */
const sampleRows = z.strictObject({
  is: z.enum(['thing', 'food', 'person', 'place', 'event', 'document', 'activity', 'idea']),
  icon: z.enum(iconNames),
  /** Labels of the two facts; rows are grouped by the first. */
  fields: z.tuple([text(20), text(20)]),
  rows: z.array(z.tuple([text(40), text(28), text(28)])).length(6),
});
export type SampleRows = z.infer<typeof sampleRows>;

/** Rows of the parts that people name when they list what their app has: “fixtures, squad, league table”. */
export const sampleRowsSchema = z.strictObject({
  $schema: z.string(),
  /** By noun in the singular, in small letters. A noun of several words is looked up whole, then by its last word. */
  rows: z.record(z.string().regex(/^[^\p{Lu}\s][^\p{Lu}]{1,31}$/u), sampleRows),
});
export type SampleRowsFile = z.infer<typeof sampleRowsSchema>;
