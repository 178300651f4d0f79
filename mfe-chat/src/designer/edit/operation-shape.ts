import * as z from 'zod/mini';
import { sentence, whole } from '../model/parts';

/** The shape of one kind of edit: its name and what it needs. */
export const operation = <const Name extends string, Shape extends z.core.$ZodLooseShape>(
  op: Name,
  shape: Shape,
) => z.strictObject({ op: z.literal(op), ...shape });

/** A position in a list, from 0. Beyond the end, the last one. */
export const place = whole(0, 99);

/** A row of any list: a word, or an object with what it says. The component's own schema says what it may hold. */
export const row = z.union([sentence, z.record(z.string().check(z.maxLength(20)), z.unknown())]);

/** One of a component's lists, where it has several: `buttons`, `records.2.facts`. */
export const listPath = z.string().check(z.regex(/^[a-z]+(?:\.(?:\d{1,2}|[a-z]+)){0,3}$/));
