import * as z from 'zod/mini';
import { appDesignSchema } from '../model/app-design';
import { KEPT, SAID } from './edit-log';
import { operationSchema } from './operation-schema';

export const editLogSchema = z.object({
  base: appDesignSchema,
  operations: z.array(operationSchema).check(z.maxLength(KEPT)),
  /** The sentence of each edit; '' for a manual one. */
  said: z.optional(z.array(z.string().check(z.maxLength(SAID))).check(z.maxLength(KEPT))),
  /** Number of applied edits; the rest can be redone. */
  at: z.int(),
});
