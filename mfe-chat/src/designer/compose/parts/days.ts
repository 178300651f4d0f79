/** The day on which every app is shown: a Tuesday. */
export const today = { year: 2026, month: 5, day: 19 } as const;
