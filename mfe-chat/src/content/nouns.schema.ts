import * as z from 'zod';
import { iconNames } from '../designer/drawings/icon-names.generated';

const noun = z.strictObject({
  /** Singular, lower case: `power tool`. */
  word: z.string().min(2).max(30),
  /** Only if irregular: `mice`, `sheep`. */
  plural: z.string().min(2).max(32).optional(),
  /** Synonyms in the singular: `trainers`. */
  also: z.array(z.string().min(2).max(30)).max(6).optional(),
  /** Means its whole category: `tool`, `pet`, `drink`. */
  whole: z.literal(true).optional(),
  /** Uncountable: `homework`, `lawn care`. */
  mass: z.literal(true).optional(),
  icon: z.enum(iconNames).optional(),
});

/** By category. The English `word` is the key of a noun in other languages. */
export const nounsSchema = z.strictObject({
  $schema: z.string(),
  categories: z.record(z.string(), z.array(noun).min(3).max(130)),
});
export type Noun = z.infer<typeof noun>;
