import * as z from 'zod/mini';
import type { Operation } from '../../../designer/edit/operation';
import { featureNames } from '../../../designer/interpret/features';
import { appDesignSchema, screenSchema } from '../../../designer/model/app-design';
import { componentSchema } from '../../../designer/model/components';
import { layoutNames } from '../../../designer/model/limits';
import { icon, id, word } from '../../../designer/model/parts';
import { groundSchema, lookSchema, paletteSchema } from '../../../designer/model/theme';
import { styleNames } from '../../../designer/model/theme-names';
import { replyStyles } from '../conversation/chat-message';

const { mode, radius, surface } = lookSchema.shape;
const buttonSchema = z.pipe(
  componentSchema,
  z.transform((component, context) => {
    if (component.type === 'button') return component;
    context.issues.push({ code: 'custom', message: 'No button', input: component });
    return z.NEVER;
  }),
);

const one = <const Name extends Operation['op'], Shape extends z.core.$ZodLooseShape>(
  op: Name,
  shape: Shape,
) => z.strictObject({ op: z.literal(op), ...shape });

const operationSchema = z.discriminatedUnion('op', [
  one('design.set', { design: appDesignSchema }),
  one('design.rename', { name: z.string() }),
  one('theme.palette', { palette: paletteSchema }),
  one('theme.role', {
    role: z.enum(['background', 'text', 'accent']),
    color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
    name: word,
  }),
  one('theme.style', { style: z.enum(styleNames) }),
  one('theme.mode', { mode }),
  one('theme.radius', { radius }),
  one('theme.look', { palette: paletteSchema, radius, mode }),
  one('surface.set', { surface }),
  one('layout.variant', { layout: z.enum(layoutNames) }),
  one('screen.add', {
    screen: screenSchema,
    tab: z.optional(z.strictObject({ label: word, icon, to: id })),
    door: z.optional(buttonSchema),
  }),
  one('feature.remove', { feature: z.enum(featureNames) }),
  one('component.remove', { id }),
  one('component.role', { id, role: z.optional(groundSchema) }),
  one('text.set', {
    id,
    path: z.array(z.union([z.string(), z.int()])).check(z.maxLength(8)),
    text: z.string().check(z.maxLength(400)),
  }),
]);

const stepSchema = z.union([
  operationSchema,
  z.strictObject({ op: z.literal('several'), operations: z.array(operationSchema) }),
]);

const messageSchema = z.object({
  id: z.string(),
  type: z.enum(['user', 'ai']),
  content: z.string(),
  timestamp: z.number(),
  design: z.optional(z.object({ style: z.enum(replyStyles), preview: z.string() })),
});

const drawingSchema = z.object({
  design: appDesignSchema,
  heard: z.optional(
    z.array(z.object({ words: z.string(), features: z.array(z.enum(featureNames)) })),
  ),
  took: z.optional(z.number()),
});

/** A conversation as it lies in storage: the log as its beginning and the operations since. */
export const sessionSchema = z.object({
  version: z.literal(1),
  messages: z.array(messageSchema).check(z.minLength(1)),
  drawings: z.record(z.string(), drawingSchema),
  style: z.enum(replyStyles),
  base: appDesignSchema,
  operations: z.array(stepSchema).check(z.maxLength(100)),
  at: z.int(),
  delivered: appDesignSchema,
  screenId: z.string(),
  versions: z.array(z.object({ id: z.string(), name: word, design: appDesignSchema })),
});
export type StoredSession = z.infer<typeof sessionSchema>;
