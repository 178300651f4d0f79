import * as z from 'zod';

/** Written by `npx --no appling learn:languages`. */
export const learntLanguagesSchema = z.strictObject({
  $schema: z.string().optional(),
  languages: z
    .record(
      z.string().regex(/^[a-z]{2,3}$/),
      z.record(z.string().regex(/^-?\d+\.\d$/), z.array(z.string()).readonly()),
    )
    .describe(
      'By language: three letters in a row and short words, by how much each says for it; a frequent word says 1.',
    ),
});
export type LearntLanguages = Readonly<z.infer<typeof learntLanguagesSchema>>;
