import * as z from 'zod';
import { factKinds } from '../designer/archetypes/asked/fact-kinds';
import { fieldRefs } from './archetype.schema';

const short = z.string().min(1).max(32);
const several = z.array(short);

/** Texts of records of every app. Slots: `{amount}`, `{count}`, `{one}`, `{Many}` … */
export const recordsSchema = z.strictObject({
  $schema: z.string(),
  /** Labels of fields without a category. */
  fields: z.partialRecord(z.enum(fieldRefs), short),
  /** Relative days, nearest first: upcoming and past. */
  next: several.length(6),
  last: several.length(6),
  streets: several.length(8),
  places: several.length(6),
  priorities: several.length(3),
  perDay: short,
  perHour: short,
  minutes: short,
  kilometres: short,
  inStock: short,
  /** Title of numbered records: `{One} {number}`. */
  numbered: short,
  /** Slots `{One}`, `{Many}`. */
  appNames: several.min(6).max(12),
  /** Words of requested facts by type: “pick-up date” is a date. */
  facts: z.record(z.enum(factKinds), several),
  /** Texts shared by all archetypes, by key. */
  parts: z.record(z.string(), z.string().min(1).max(80)),
});
export type RecordTexts = z.infer<typeof recordsSchema>;
