import * as z from 'zod';

const code = z.string().regex(/^[A-Z]{3}$/);

/** Words and signs that name a currency or a country of it, and the currency of a language where none is named. */
export const currenciesSchema = z.strictObject({
  $schema: z.string(),
  currencies: z.record(code, z.array(z.string().min(1).max(24)).min(1)),
  languages: z.record(z.string().length(2), code),
});
export type Currencies = z.infer<typeof currenciesSchema>;
