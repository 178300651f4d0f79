/** The date in every app: a Tuesday. */
export const today = { year: 2026, month: 5, day: 19 } as const;
