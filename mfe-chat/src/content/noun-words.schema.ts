import * as z from 'zod';

const word = z.string().min(1).max(40);

/** Nouns of another language by their English word: the word alone where its plural is the same, else both. */
export const nounWordsSchema = z.strictObject({
  $schema: z.string(),
  nouns: z.record(
    z.string(),
    z.union([
      word,
      z.strictObject({
        one: word,
        many: word,
        /** Synonyms and other forms in which people type it: cases, feminine, spellings. */
        also: z.array(word).max(8).optional(),
      }),
    ]),
  ),
});
export type NounWords = z.infer<typeof nounWordsSchema>;
