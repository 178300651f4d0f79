import * as z from 'zod/mini';

/* Value types of the W3C design tokens format 2025.10. */

const ratio = z.number().check(z.gte(0), z.lte(1));
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([ratio, ratio, ratio]),
  alpha: z.optional(ratio),
  hex: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
});
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const family = z.union([
  z.string().check(z.minLength(1)),
  z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
]);
const weight = z.number().check(z.gte(1), z.lte(1000));
const shadow = z.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
  inset: z.optional(z.boolean()),
});

export const tokenValues = {
  color,
  dimension,
  fontFamily: family,
  fontWeight: weight,
  number: z.number(),
  shadow: z.union([shadow, z.array(shadow).check(z.minLength(1))]),
  typography: z.strictObject({
    fontFamily: family,
    fontSize: dimension,
    fontWeight: weight,
    letterSpacing: dimension,
    lineHeight: z.number().check(z.gt(0)),
  }),
} as const;

export const tokenName = /^[^${}.][^{}.]*$/;

const about = {
  $type: z.optional(z.keyof(z.strictObject(tokenValues))),
  $description: z.optional(z.string()),
  $extensions: z.optional(z.record(z.string(), z.unknown())),
  $deprecated: z.optional(z.union([z.boolean(), z.string()])),
};
export const tokenSchema = z.strictObject({ ...about, $value: z.unknown() });
export const groupSchema = z.strictObject({
  ...about,
  $schema: z.optional(z.literal('https://www.designtokens.org/schemas/2025.10/format.json')),
});

const reference = z.strictObject({ $ref: z.string() });
export const resolverSchema = z.strictObject({
  $schema: z.literal('https://www.designtokens.org/schemas/2025.10/resolver.json'),
  version: z.literal('2025.10'),
  modifiers: z.record(
    z.string(),
    z.strictObject({
      contexts: z.record(z.string(), z.array(reference)),
      default: z.string(),
    }),
  ),
  resolutionOrder: z.array(reference).check(z.minLength(1)),
});
