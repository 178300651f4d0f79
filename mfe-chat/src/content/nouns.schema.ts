import * as z from 'zod';
import { iconNames } from '../designer/drawings/icon-names.generated';

const noun = z.strictObject({
  /** Singular, lower case, as people type it: `power tool`. */
  word: z.string().min(2).max(30),
  /** Only where it is irregular: `mice`, `sheep`. */
  plural: z.string().min(2).max(32).optional(),
  /** Other words for the same: `trainers`. Singular. */
  also: z.array(z.string().min(2).max(30)).max(6).optional(),
  /** It means its whole category: `tool`, `pet`, `drink`. */
  whole: z.literal(true).optional(),
  /** It cannot be counted: `homework`, `lawn care`; its plural is itself. */
  mass: z.literal(true).optional(),
  icon: z.enum(iconNames).optional(),
});

/** Nouns by the category that they belong to. The key of a noun in other languages is its English `word`. */
export const nounsSchema = z.strictObject({
  $schema: z.string(),
  categories: z.record(z.string(), z.array(noun).min(3).max(130)),
});
export type Noun = z.infer<typeof noun>;
