import * as z from 'zod/mini';
import type { Operation } from '../../../designer/edit/operation';
import { featureNames } from '../../../designer/interpret/features';
import { appDesignSchema, screenSchema } from '../../../designer/model/app-design';
import { componentSchema } from '../../../designer/model/components';
import { layoutNames } from '../../../designer/model/limits';
import { icon, id, word } from '../../../designer/model/parts';
import { groundSchema, lookSchema, paletteSchema } from '../../../designer/model/theme';
import { styleNames } from '../../../designer/model/theme-names';
import { MESSAGE_LIMIT, replyStyles } from '../conversation/chat-message';

const name = z.string().check(z.maxLength(200));
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
  one('design.rename', { name }),
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
  z.strictObject({
    op: z.literal('several'),
    operations: z.array(operationSchema).check(z.maxLength(100)),
  }),
]);

export const messageSchema = z.object({
  // Designs are found by it: no name that every object has.
  id: z.string().check(z.regex(/^(?:greeting|message-[\w-]{1,80})$/)),
  type: z.enum(['user', 'ai']),
  content: z.string().check(z.maxLength(2 * MESSAGE_LIMIT)),
  timestamp: z.number(),
  design: z.optional(z.object({ style: z.enum(replyStyles), preview: name })),
});

export const drawingSchema = z.object({
  design: appDesignSchema,
  heard: z.optional(
    z
      .array(
        z.object({
          words: z.string().check(z.maxLength(MESSAGE_LIMIT)),
          features: z.array(z.enum(featureNames)),
        }),
      )
      .check(z.maxLength(40)),
  ),
  took: z.optional(z.number()),
});

export const versionSchema = z.object({ id: name, name: word, design: appDesignSchema });

export const logSchema = z.object({
  base: appDesignSchema,
  operations: z.array(stepSchema).check(z.maxLength(100)),
  at: z.int(),
});

/** What makes a stored value a conversation. Its messages, designs and edits are looked at one by one: a broken one is no reason to lose the others. */
export const sessionSchema = z.object({
  version: z.literal(1),
  messages: z.array(z.unknown()),
  drawings: z.record(z.string(), z.unknown()),
  style: z.enum(replyStyles),
  screenId: name,
});

/** A conversation as it lies in storage: the log as its beginning and the operations since. */
export type StoredSession = z.infer<typeof sessionSchema> &
  z.infer<typeof logSchema> & {
    messages: z.infer<typeof messageSchema>[];
    drawings: Record<string, z.infer<typeof drawingSchema>>;
    delivered: z.infer<typeof appDesignSchema>;
    versions: z.infer<typeof versionSchema>[];
  };
