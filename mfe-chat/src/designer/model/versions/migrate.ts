import { type Migrated, bringUp } from './bring-up';
import { from1 } from './from-1';

/** Brings a design of any earlier version up to `VERSION`; it is still to be checked. */
export const migrate = (value: unknown): Migrated => bringUp(value, [from1]);
