import * as z from 'zod';

const code = z.string().regex(/^[A-Z]{3}$/);

/** Words and signs of currencies, the default currency of a language, and approximate units per unit of price. */
export const currenciesSchema = z.strictObject({
  $schema: z.string(),
  currencies: z.record(code, z.array(z.string().min(1).max(24)).min(1)),
  languages: z.record(z.string().length(2), code),
  worth: z.record(code, z.number().min(2)),
});
export type Currencies = z.infer<typeof currenciesSchema>;
