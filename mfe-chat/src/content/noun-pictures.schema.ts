import * as z from 'zod';

const nouns = z
  .array(z.string().min(2).max(60))
  .min(1)
  .describe('Nouns of nouns.json by their word, and kinds of categories as they stand there.');
const pictures = z.record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), nouns);

/** Reviewed pictures by name, each with its nouns. Only listed pictures are made; other nouns have none. */
export const nounPicturesSchema = z.strictObject({
  $schema: z.literal('schemas/noun-pictures.schema.json'),
  alone: z
    .array(z.string())
    .describe('Nouns whose picture is none of their compounds: a cap is no bottle cap.'),
  drawn: pictures.describe('Pictures that are drawn by hand: files in `pictures`.'),
  groups: z
    .record(
      z.string().regex(/^[a-z]+$/),
      z.strictObject({
        keepsHue: z
          .literal(true)
          .optional()
          .describe('Hues are the thing’s own, as those of animals, plants and food.'),
        pictures,
      }),
    )
    .describe(
      'Emoji of `@iconify-json/fluent-emoji-flat` by their id, in groups that are fetched together.',
    ),
});
export type NounPictures = z.infer<typeof nounPicturesSchema>;
