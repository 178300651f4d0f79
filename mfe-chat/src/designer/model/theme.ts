import * as z from 'zod/mini';
import { grounds, styleNames, typefaces } from './theme-names';

export type { Ground, StyleName, Typeface } from './theme-names';

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** Colours by role. `art` are the paints of drawn pictures; `vivid` stands for the app on a dark ground. */
export const paletteSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  background: hex,
  surface: hex,
  text: hex,
  accent: hex,
  vivid: hex,
  hero: hex,
  heroText: hex,
  bar: hex,
  tints: z.tuple([hex, hex, hex, hex, hex]),
  art: z.strictObject({
    sky: hex,
    sun: hex,
    far: hex,
    mid: hex,
    near: hex,
    light: hex,
    pop: hex,
    deep: hex,
  }),
});
export type Palette = z.infer<typeof paletteSchema>;

/** Everything a style may change, and nothing else: colour, corners, letters, surfaces, density. */
export const lookSchema = z.strictObject({
  style: z.enum(styleNames),
  mode: z.enum(['light', 'dark']),
  palette: paletteSchema,
  radius: z.number().check(z.minimum(0), z.maximum(40)),
  surface: z.enum(['solid', 'glass']),
  density: z.enum(['compact', 'regular', 'airy']),
  type: z.strictObject({
    display: z.enum(typefaces),
    text: z.enum(typefaces),
    weight: z.number().check(z.minimum(400), z.maximum(800)),
    tracking: z.number().check(z.minimum(-0.06), z.maximum(0.06)),
  }),
});
export type Look = z.infer<typeof lookSchema>;

export const groundSchema = z.enum(grounds);
