/** Weeks start on Monday; 0 is a day of another month. */
export function weeksOf(year: number, month: number): number[][] {
  const first = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const cells = [
    ...Array<number>(first).fill(0),
    ...Array.from({ length }, (_, index) => index + 1),
  ];
  while (cells.length % 7 > 0) cells.push(0);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
