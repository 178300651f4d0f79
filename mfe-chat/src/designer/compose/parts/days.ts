export const today = { year: 2026, month: 5, day: 19, name: 'Tuesday 19 May' } as const;

export const letters = ['M', 'T', 'W', 'T', 'F', 'S', 'S'] as const;

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
