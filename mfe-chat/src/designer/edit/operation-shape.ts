import * as z from 'zod/mini';

/** The shape of one kind of edit: its name and what it needs. */
export const operation = <const Name extends string, Shape extends z.core.$ZodLooseShape>(
  op: Name,
  shape: Shape,
) => z.strictObject({ op: z.literal(op), ...shape });
