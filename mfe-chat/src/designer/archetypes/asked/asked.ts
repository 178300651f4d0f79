/** What the sentence asks of records beyond their category. */
export interface Asked {
  facts: readonly string[];
  /** Facts whose value is a person. */
  persons?: ReadonlySet<string>;
}
