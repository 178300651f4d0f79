const DAY_MS = 86_400_000;

/** ISO dates of the days up to and including the last one, oldest first. */
export function daysUpTo(lastDay: string, count: number): string[] {
  const end = Date.parse(`${lastDay}T00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

// One locale and one zone, or the served words and the browser's would differ.
const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2024-12-04` as people write it: 4 Dec 2024. */
export function writeDate(day: string): string {
  return format.format(new Date(`${day}T00:00Z`));
}
