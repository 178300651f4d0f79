import * as z from 'zod/mini';
import { id } from './parts';
import { groundSchema } from './theme';

const base = {
  id,
  space: z.optional(z.number().check(z.minimum(0), z.maximum(80))),
  /** Background that the visitor chose. */
  role: z.optional(groundSchema),
};

/** A number limited by another part of the component: an index by its list, a day by its month. */
export interface Bound {
  path: readonly (string | number)[];
  value: number;
  least?: number;
  most: number;
}

export const within = (
  path: Bound['path'],
  value: number,
  { length }: readonly unknown[],
): Bound => ({ path, value, most: length - 1 });

/** @param boundsOf numbers whose limits depend on other parts of the component */
export function component<const T extends string, S extends z.core.$ZodLooseShape>(
  type: T,
  shape: S,
  boundsOf: (parts: z.infer<z.ZodMiniObject<S, z.core.$strict>>) => readonly Bound[] = () => [],
) {
  const schema = z.strictObject({ type: z.literal(type), ...base, ...shape });
  return schema.check((context) => {
    const parts = context.value as z.infer<z.ZodMiniObject<S, z.core.$strict>>;
    for (const { path, value, least = 0, most } of boundsOf(parts)) {
      const issue = { origin: 'number' as const, path: [...path], input: value };
      if (value > most) context.issues.push({ ...issue, code: 'too_big', maximum: most });
      if (value < least) context.issues.push({ ...issue, code: 'too_small', minimum: least });
    }
  });
}

/** 24:00 may end a day. */
export const clock = z.string().check(z.regex(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/));
