/** Identifies an app across edits; undefined for an invalid design. */
export const keyOf = (design: unknown): string | undefined =>
  typeof design === 'object' && design !== null && 'id' in design && 'idea' in design
    ? `${String(design.id)} ${String(design.idea)}`
    : undefined;
