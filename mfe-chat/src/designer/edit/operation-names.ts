import { operationSchemas } from './operations.generated';

/** Every kind of edit that this release knows. */
export const operationNames: ReadonlySet<string> = new Set([
  'several',
  ...operationSchemas.flatMap(({ shape }) => shape.op.def.values as readonly string[]),
]);
