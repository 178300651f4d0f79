import { type Fields, isRecord } from './is-record';

/** The value in the newest version, still to be checked; or that a newer release of the page wrote it. */
export type Migrated = { value: unknown } | { newer: number };

/**
 * Brings a value of any earlier version up to the newest. What names no version comes back as it was.
 *
 * @param steps from each version to the next, the first from version 1; pure, and of any value they make something
 */
export function bringUp(value: unknown, steps: readonly ((fields: Fields) => Fields)[]): Migrated {
  const version = isRecord(value) ? value['version'] : undefined;
  if (!isRecord(value) || typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return { value };
  if (version > steps.length + 1) return { newer: version };
  return { value: steps.slice(version - 1).reduce<Fields>((fields, step) => step(fields), value) };
}
