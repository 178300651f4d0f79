import * as z from 'zod';

const word = z.string().min(1).max(40);

/** By English word: a plain word if its plural is equal, else both forms. */
export const nounWordsSchema = z.strictObject({
  $schema: z.string(),
  nouns: z.record(
    z.string(),
    z.union([
      word,
      z.strictObject({
        one: word,
        many: word,
        /** Synonyms and other typed forms: cases, feminine, spellings. */
        also: z.array(word).max(8).optional(),
      }),
    ]),
  ),
});
export type NounWords = z.infer<typeof nounWordsSchema>;
