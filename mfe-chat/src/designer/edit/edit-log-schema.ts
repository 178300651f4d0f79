import * as z from 'zod/mini';
import { appDesignSchema } from '../model/app-design';
import { KEPT, SAID } from './edit-log';
import { operationSchema } from './operation-schema';

/** A log of edits as it is stored: the design it began with, and every edit since. */
export const editLogSchema = z.object({
  base: appDesignSchema,
  operations: z.array(operationSchema).check(z.maxLength(KEPT)),
  /** The sentence that asked for each edit; '' for one by hand. */
  said: z.optional(z.array(z.string().check(z.maxLength(SAID))).check(z.maxLength(KEPT))),
  /** How many of the edits are in force; the others can be redone. */
  at: z.int(),
});
