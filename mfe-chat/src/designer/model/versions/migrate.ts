import { from1 } from './from-1';
import { type Fields, isRecord } from './is-record';
import { VERSION } from './version';

/** From each earlier version to the next one. */
const steps: readonly ((design: Fields) => Fields)[] = [from1];

/** The value in the newest version, still to be checked; or that a newer release of the page wrote it. */
export type Migrated = { value: unknown } | { newer: number };

/** Brings a design of any earlier version up to the newest. Pure; what is no design comes back as it was. */
export function migrate(value: unknown): Migrated {
  const version = isRecord(value) ? value['version'] : undefined;
  if (!isRecord(value) || typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return { value };
  if (version > VERSION) return { newer: version };
  return { value: steps.slice(version - 1).reduce<Fields>((design, step) => step(design), value) };
}
