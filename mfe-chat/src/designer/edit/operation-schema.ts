import * as z from 'zod/mini';
import { operationSchemas } from './operations.generated';

export const singleSchema = z.discriminatedUnion('op', operationSchemas);

const severalSchema = z.strictObject({
  op: z.literal('several'),
  operations: z.readonly(z.array(singleSchema).check(z.maxLength(100))),
});

export const operationSchema = z.discriminatedUnion('op', [singleSchema, severalSchema]);
