/** What the sentence asks of records beyond their category. */
export interface Asked {
  facts: readonly string[];
  /** Facts whose value is a person. */
  persons?: ReadonlySet<string>;
  /** That of the app: by it records take turns with the values of a field. */
  seed?: number;
}

/** So many facts say enough of a record: it is kept with them, and no more are invented. */
export const enough = 3;
