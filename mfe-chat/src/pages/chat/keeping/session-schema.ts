import * as z from 'zod/mini';
import { featureNames } from '../../../designer/interpret/features';
import type { editLogSchema } from '../../../designer/edit/edit-log-schema';
import { appDesignSchema } from '../../../designer/model/app-design';
import { word } from '../../../designer/model/parts';
import { SESSION_VERSION } from './session-version';
import { MESSAGE_LIMIT, replyStyles } from '../conversation/chat-message';

const name = z.string().check(z.maxLength(200));
export const messageSchema = z.object({
  // Used as a key, so names of `Object.prototype` are excluded.
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

/** Messages, designs and edits are validated separately, so that a broken one does not discard the others. */
export const sessionSchema = z.object({
  version: z.literal(SESSION_VERSION),
  messages: z.array(z.unknown()),
  drawings: z.record(z.string(), z.unknown()),
  style: z.enum(replyStyles),
  screenId: name,
});

export type StoredSession = z.infer<typeof sessionSchema> &
  z.infer<typeof editLogSchema> & {
    messages: z.infer<typeof messageSchema>[];
    drawings: Record<string, z.infer<typeof drawingSchema>>;
    delivered: z.infer<typeof appDesignSchema>;
    versions: z.infer<typeof versionSchema>[];
  };
