import * as z from 'zod/mini';
import { grounds, surfaces, typefaces } from './theme-names';

export type { Ground, StyleName, Typeface } from './theme-names';

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** `art` are the paints of pictures; `vivid` represents the app on a dark background. */
export const paletteSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  background: hex,
  surface: hex,
  text: hex,
  accent: hex,
  /** Set if the sentence gives buttons a colour. */
  button: z.optional(hex),
  vivid: hex,
  hero: hex,
  /** End of a gradient that starts at `hero`. */
  heroEnd: z.optional(hex),
  heroText: hex,
  bar: hex,
  /** By lower-case text: “paid”. */
  states: z.optional(
    z
      .record(z.string().check(z.minLength(1), z.maxLength(40)), hex)
      .check(z.refine((states) => Object.keys(states).length <= 12)),
  ),
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

/** Everything that a style may change. */
export const lookSchema = z.strictObject({
  /** One of the eight styles, or a mood of `content/moods`. */
  style: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,47}$/)),
  mode: z.enum(['light', 'dark']),
  palette: paletteSchema,
  radius: z.number().check(z.minimum(0), z.maximum(40)),
  surface: z.enum(surfaces),
  density: z.enum(['compact', 'regular', 'airy']),
  type: z.strictObject({
    display: z.enum(typefaces),
    text: z.enum(typefaces),
    weight: z.number().check(z.minimum(400), z.maximum(800)),
    tracking: z.number().check(z.minimum(-0.06), z.maximum(0.06)),
    /** Factor for all text sizes; default 1. */
    scale: z.optional(z.number().check(z.minimum(0.85), z.maximum(1.3))),
  }),
});
export type Look = z.infer<typeof lookSchema>;

export const groundSchema = z.enum(grounds);
