import * as z from 'zod';

const text = z.string().min(1).max(60);

/** Translated categories by id. Fields match the English file in order; icons, prices and numbers come from it. */
export const categoryTextsSchema = z.strictObject({
  $schema: z.string(),
  categories: z.record(
    z.string(),
    z.strictObject({
      titles: z.array(z.string().min(3).max(60)).min(1).max(4),
      titlesOfKinds: z.array(z.string().min(3).max(60)).max(3).optional(),
      variants: z.array(text).min(5).max(14),
      kinds: z.array(text).min(5).max(14),
      names: z.array(z.string().min(1).max(24)).min(5).max(14).optional(),
      fields: z
        .array(
          z.strictObject({
            label: z.string().min(1).max(24),
            values: z.array(z.string().min(1).max(30)).min(3).max(10),
          }),
        )
        .min(3)
        .max(6),
      measure: z.strictObject({ label: z.string().min(1).max(24), unit: z.string().max(10) }),
      tasks: z.array(z.string().min(2).max(60)).min(4).max(10),
      talk: z.array(z.string().min(4).max(120)).min(3).max(8),
    }),
  ),
});
export type CategoryTexts = z.infer<typeof categoryTextsSchema>;
