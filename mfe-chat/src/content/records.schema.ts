import * as z from 'zod';
import { factKinds } from '../designer/archetypes/asked/fact-kinds';
import { fieldRefs } from './archetype.schema';

const short = z.string().min(1).max(32);
const several = z.array(short);

/** What records of every app say in a language, beside the fields of their category. Slots: `{amount}`, `{count}`, `{one}`, `{Many}` … */
export const recordsSchema = z.strictObject({
  $schema: z.string(),
  /** Labels of the fields that belong to no category. */
  fields: z.partialRecord(z.enum(fieldRefs), short),
  /** Relative days, nearest first: of what comes and of what was. */
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
  /** What is titled by a number: `{One} {number}`. */
  numbered: short,
  /** Names of apps; `{One}` or `{Many}`. */
  appNames: several.min(6).max(12),
  /** Words for facts of a record that a sentence may ask for, by sort: “pick-up date” is a date. */
  facts: z.record(z.enum(factKinds), several),
  /** Texts of parts that are the same in every archetype, by key. */
  parts: z.record(z.string(), z.string().min(1).max(80)),
});
export type RecordTexts = z.infer<typeof recordsSchema>;
