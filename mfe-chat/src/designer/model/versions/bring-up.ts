import { type Fields, isRecord } from './is-record';

/** Not validated yet. `newer`: a later release of the page wrote it. */
export type Migrated = { value: unknown } | { newer: number };

/**
 * Returns values without a version unchanged.
 * @param steps pure migrations, the first from version 1; they accept any value
 */
export function bringUp(value: unknown, steps: readonly ((fields: Fields) => Fields)[]): Migrated {
  const version = isRecord(value) ? value['version'] : undefined;
  if (!isRecord(value) || typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return { value };
  if (version > steps.length + 1) return { newer: version };
  return { value: steps.slice(version - 1).reduce<Fields>((fields, step) => step(fields), value) };
}
