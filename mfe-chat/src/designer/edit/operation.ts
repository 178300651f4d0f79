import type * as z from 'zod/mini';
import type { operationSchema, singleSchema } from './operation-schema';

/** An edit that is not made of others. Each changes only what it names. */
export type SingleOperation = z.infer<typeof singleSchema>;

/** One edit as data: what the log keeps, undo takes back and a stored design is replayed from. */
export type Operation = z.infer<typeof operationSchema>;

export type OperationOf<Op extends Operation['op']> = Extract<Operation, { op: Op }>;

export type TextPath = OperationOf<'text.set'>['path'];
