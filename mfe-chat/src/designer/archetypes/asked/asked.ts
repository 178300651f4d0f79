export interface Asked {
  facts: readonly string[];
  persons?: ReadonlySet<string>;
  /** Seed of the app; rotates the values of a field over the records. */
  seed?: number;
}

/** With this many facts, a record needs no invented ones. */
export const enough = 3;
