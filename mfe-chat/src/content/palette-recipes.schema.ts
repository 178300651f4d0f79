import { z } from 'zod';

const ratio = z.number().min(0).max(1);
const chroma = z.number().min(0).max(0.4);
const hue = z.number().min(0).max(360);
const lch = z.tuple([ratio, chroma, hue]).describe('Lightness, chroma, hue in degrees (OKLCH).');

const recipeSchema = z.strictObject({
  name: z.string().min(1).max(40),
  ground: lch,
  accent: lch,
  hero: lch,
  sun: hue.describe('Of what shines in pictures.'),
  pop: hue.describe('Of what stands out in pictures.'),
  tints: z.strictObject({ lightness: ratio, chroma, hues: z.array(hue).length(5) }),
});

/** Soft backgrounds and clear accents; heroes vary from quiet to loud. */
export const paletteRecipesSchema = z.strictObject({
  $schema: z.string().optional(),
  recipes: z.record(z.string(), recipeSchema),
});
export type Recipe = z.infer<typeof recipeSchema>;
