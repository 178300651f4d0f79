const DAY_MS = 86_400_000;

/** Returns ISO dates up to and including the last day, oldest first. */
export function daysUpTo(lastDay: string, count: number): string[] {
  const end = Date.parse(`${lastDay}T00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

// Not from `Intl`: engines differ in short names, and hydration needs the server's text.
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Formats `2024-12-04` as Dec 4, 2024. */
export function writeDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${date}, ${year}`;
}
