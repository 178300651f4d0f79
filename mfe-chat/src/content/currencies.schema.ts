import * as z from 'zod';

const code = z.string().regex(/^[A-Z]{3}$/);

/**
 * Words and signs that name a currency or a country of it, the currency of a language where none is named, and how many
 * units of it an everyday price has for each unit of a category, roughly; 1 where it is not said.
 */
export const currenciesSchema = z.strictObject({
  $schema: z.string(),
  currencies: z.record(code, z.array(z.string().min(1).max(24)).min(1)),
  languages: z.record(z.string().length(2), code),
  worth: z.record(code, z.number().min(2)),
});
export type Currencies = z.infer<typeof currenciesSchema>;
