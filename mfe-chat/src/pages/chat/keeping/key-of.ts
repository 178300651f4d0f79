/** One app, however it has been edited since; undefined for what is no design. */
export const keyOf = (design: unknown): string | undefined =>
  typeof design === 'object' && design !== null && 'id' in design && 'idea' in design
    ? `${String(design.id)} ${String(design.idea)}`
    : undefined;
