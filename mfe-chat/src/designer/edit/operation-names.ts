import { operationSchemas } from './operations.generated';

export const operationNames: ReadonlySet<string> = new Set([
  'several',
  ...operationSchemas.flatMap(({ shape }) => shape.op.def.values as readonly string[]),
]);
