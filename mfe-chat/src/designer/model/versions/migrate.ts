import { type Migrated, bringUp } from './bring-up';
import { from1 } from './from-1';

/** Migrates a design to `VERSION`; the result still needs validation. */
export const migrate = (value: unknown): Migrated => bringUp(value, [from1]);
