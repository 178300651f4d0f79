import * as z from 'zod/mini';
import { fill, id, letters, number, positive, ratio, shadow, stroke } from './values-schema';

const interaction = z.discriminatedUnion('actionType', [
  z.strictObject({
    eventType: z.literal('click'),
    actionType: z.literal('navigate'),
    destination: id,
    preserveScroll: z.boolean(),
  }),
  z.strictObject({ eventType: z.literal('click'), actionType: z.literal('prev-screen') }),
]);

const matrix = z.strictObject({ a: number, b: number, c: number, d: number, e: number, f: number });
const common = {
  id,
  name: z.string().check(z.minLength(1)),
  x: number,
  y: number,
  width: positive,
  height: positive,
  rotation: number,
  selrect: z.strictObject({
    x: number,
    y: number,
    width: positive,
    height: positive,
    x1: number,
    y1: number,
    x2: number,
    y2: number,
  }),
  points: z.array(z.strictObject({ x: number, y: number })).check(z.length(4)),
  transform: matrix,
  transformInverse: matrix,
  flipX: z.nullable(z.boolean()),
  flipY: z.nullable(z.boolean()),
  parentId: id,
  frameId: id,
  pageId: id,
  opacity: z.optional(ratio),
  interactions: z.optional(z.array(interaction)),
  shadow: z.optional(z.array(shadow)),
};
const inProportion = { proportion: positive, proportionLock: z.boolean() };
const painted = { fills: z.array(fill), strokes: z.array(stroke) };
const radius = number.check(z.gte(0));
const cornered = { ...painted, r1: radius, r2: radius, r3: radius, r4: radius };

const command = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('move-to'),
    params: z.strictObject({ x: number, y: number }),
  }),
  z.strictObject({
    command: z.literal('line-to'),
    params: z.strictObject({ x: number, y: number }),
  }),
  z.strictObject({
    command: z.literal('curve-to'),
    params: z.strictObject({
      c1x: number,
      c1y: number,
      c2x: number,
      c2y: number,
      x: number,
      y: number,
    }),
  }),
  z.strictObject({ command: z.literal('close-path'), params: z.strictObject({}) }),
]);

const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  textAlign: z.enum(['left', 'center', 'right', 'justify']),
  textDirection: z.enum(['ltr', 'rtl']),
  ...letters,
  children: z
    .array(
      z.strictObject({
        text: z.string(),
        ...letters,
        textDecoration: z.enum(['none', 'underline', 'line-through']),
        fills: z.array(fill),
      }),
    )
    .check(z.minLength(1)),
});
const content = z.strictObject({
  type: z.literal('root'),
  children: z
    .array(
      z.strictObject({
        type: z.literal('paragraph-set'),
        children: z.array(paragraph).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
});

const board = {
  ...common,
  ...inProportion,
  ...cornered,
  type: z.literal('frame'),
  clipContent: z.optional(z.boolean()),
  hideFillOnExport: z.boolean(),
  shapes: z.array(id),
};
/** The subset of Penpot's shape format (binfile v3) that our files use. */
export const shapeSchema = z.discriminatedUnion('type', [
  z.strictObject(board),
  z.strictObject({
    ...common,
    ...inProportion,
    ...painted,
    type: z.literal('group'),
    shapes: z.array(id).check(z.minLength(1)),
  }),
  z.strictObject({ ...common, ...inProportion, ...cornered, type: z.literal('rect') }),
  z.strictObject({
    ...common,
    ...inProportion,
    ...painted,
    type: z.literal('path'),
    content: z.array(command).check(z.minLength(1)),
  }),
  z.strictObject({
    ...common,
    type: z.literal('text'),
    growType: z.enum(['auto-width', 'auto-height', 'fixed']),
    content,
  }),
]);
export type PenpotFileShape = z.infer<typeof shapeSchema>;
