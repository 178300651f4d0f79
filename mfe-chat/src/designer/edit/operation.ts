import type * as z from 'zod/mini';
import type { operationSchema, singleSchema } from './operation-schema';

export type SingleOperation = z.infer<typeof singleSchema>;

/** One edit as data; the log stores it, and replaying all edits restores a design. */
export type Operation = z.infer<typeof operationSchema>;

export type OperationOf<Op extends Operation['op']> = Extract<Operation, { op: Op }>;

export type TextPath = OperationOf<'text.set'>['path'];
