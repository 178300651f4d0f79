import * as z from 'zod/mini';
import { id } from './parts';
import { groundSchema } from './theme';

const base = {
  id,
  space: z.optional(z.number().check(z.minimum(0), z.maximum(80))),
  /** The ground that a visitor laid it on. */
  role: z.optional(groundSchema),
};

/** The shape of one type of component: its own parts, an id, and room above it. */
export function component<const T extends string, S extends z.core.$ZodLooseShape>(
  type: T,
  shape: S,
) {
  return z.strictObject({ type: z.literal(type), ...base, ...shape });
}

/** A time of day; a day may end at 24:00. */
export const clock = z.string().check(z.regex(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/));
