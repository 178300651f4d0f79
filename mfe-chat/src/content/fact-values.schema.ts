import * as z from 'zod';
import { factKinds } from '../designer/archetypes/asked/fact-kinds';

/** Units of `Intl.NumberFormat`. */
const unitNames = [
  'minute',
  'hour',
  'day',
  'year',
  'gram',
  'kilogram',
  'millimeter',
  'centimeter',
  'meter',
  'kilometer',
  'celsius',
  'milliliter',
  'liter',
  'percent',
  'kilometer-per-hour',
] as const;

const word = z.string().regex(/^[^\p{Lu}\s][^\p{Lu}]{0,31}$/u);
const texts = z.strictObject({
  values: z.array(z.string().min(1).max(24)).min(3).max(6),
  /** The values are names that identify a record. */
  names: z.literal(true).optional(),
});
const numbers = z.strictObject({
  numbers: z.array(z.number()).min(3).max(6),
  unit: z.enum(unitNames).optional(),
  /** Unit that `Intl.NumberFormat` does not know, such as “ rpm”. */
  suffix: z.string().min(1).max(12).optional(),
});
const words = { words: z.array(word).min(1) };

/** Sample values by the words of a field's name. Looked up by all the words, then by the last one. */
export const factValuesSchema = z.strictObject({
  $schema: z.string(),
  facts: z.array(
    z.union([
      texts.extend(words),
      numbers.extend(words),
      z.strictObject({ ...words, yes: z.literal(true) }),
    ]),
  ),
});
export type FactValues = z.infer<typeof factValuesSchema>['facts'];

export const factKindsSchema = z.strictObject({
  $schema: z.string(),
  kinds: z.partialRecord(z.enum(factKinds), z.union([texts, numbers])),
});

export type KnownValue = z.infer<typeof texts> | z.infer<typeof numbers> | { yes: true };

export type FactKinds = z.infer<typeof factKindsSchema>['kinds'];
/** Keys end with a singular noun. */
export type KnownFields = Readonly<Record<string, KnownValue>>;
