import * as z from 'zod/mini';
import { sentence, whole } from '../model/parts';

export const operation = <const Name extends string, Shape extends z.core.$ZodLooseShape>(
  op: Name,
  shape: Shape,
) => z.strictObject({ op: z.literal(op), ...shape });

/** Position in a list, from 0; larger values mean the last one. */
export const place = whole(0, 99);

/** A row of any list: a word or an object, validated by the schema of the component. */
export const row = z.union([sentence, z.record(z.string().check(z.maxLength(20)), z.unknown())]);

/** One of several lists of a component: `buttons`, `records.2.facts`. */
export const listPath = z.string().check(z.regex(/^[a-z]+(?:\.(?:\d{1,2}|[a-z]+)){0,3}$/));
