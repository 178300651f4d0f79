import * as z from 'zod/mini';

/* Value types of Penpot's source, `common/src/app/common/types`. */

export const id = z.uuid();
/** Penpot's numeric range. */
export const number = z.number().check(z.gte(-1e9), z.lte(1e9));
export const positive = number.check(z.gt(0));
export const ratio = number.check(z.gte(0), z.lte(1));
export const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

const gradient = z.strictObject({
  type: z.enum(['linear', 'radial']),
  startX: number,
  startY: number,
  endX: number,
  endY: number,
  width: number,
  stops: z
    .array(z.strictObject({ color: hex, opacity: ratio, offset: ratio }))
    .check(z.minLength(2)),
});
export const fillImage = z.strictObject({
  id,
  width: positive,
  height: positive,
  name: z.string().check(z.minLength(1)),
  mtype: z.enum(['image/jpeg', 'image/png', 'image/webp']),
});
export const fill = z.union([
  z.strictObject({ fillImage, fillOpacity: ratio }),
  z.strictObject({ fillColor: hex, fillOpacity: ratio }),
  z.strictObject({ fillColorGradient: gradient, fillOpacity: ratio }),
]);
const caps = z.enum(['round', 'square']);
export const stroke = z.strictObject({
  strokeStyle: z.enum(['solid', 'dotted', 'dashed', 'mixed', 'none', 'svg']),
  strokeAlignment: z.enum(['center', 'inner', 'outer']),
  strokeWidth: number.check(z.gte(0)),
  strokeColor: hex,
  strokeOpacity: ratio,
  strokeCapStart: z.optional(caps),
  strokeCapEnd: z.optional(caps),
});
export const shadow = z.strictObject({
  id,
  style: z.enum(['drop-shadow', 'inner-shadow']),
  offsetX: number,
  offsetY: number,
  blur: number.check(z.gte(0)),
  spread: number,
  hidden: z.boolean(),
  color: z.strictObject({ color: hex, opacity: ratio }),
});
/** Penpot stores typographic numbers as text. */
export const figure = z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/));
export const letters = {
  fontId: z.string().check(z.regex(/^(?:sourcesanspro|gfont-[a-z0-9-]+)$/)),
  fontFamily: z.string().check(z.minLength(1)),
  fontVariantId: z.string().check(z.regex(/^(?:regular|italic|[1-9]00(?:italic)?)$/)),
  fontSize: figure,
  fontWeight: z.string().check(z.regex(/^[1-9]00$/)),
  fontStyle: z.enum(['normal', 'italic']),
  lineHeight: figure,
  letterSpacing: figure,
};
