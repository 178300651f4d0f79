/** Times in ms since navigation start. */
export interface Span {
  start: number;
  end: number;
}

export const CALM_MS = 5000;
const LONG_TASK_MS = 50;
const CALM_REQUESTS = 2;

/** Returns Lighthouse's time to interactive: the last long task's end before 5 s with at most two requests. */
export function timeToInteractive(
  tasks: readonly Span[],
  requests: readonly Span[],
  from: number,
): number {
  const disturbances = [...tasks.filter(({ end }) => end > from), ...crowds(requests)].sort(
    (one, other) => one.start - other.start,
  );
  let calmSince = from;
  for (const { start, end } of disturbances) {
    if (start - calmSince >= CALM_MS) break;
    calmSince = Math.max(calmSince, end);
  }
  return Math.max(from, ...tasks.map(({ end }) => end).filter((end) => end <= calmSince));
}

function crowds(requests: readonly Span[]): Span[] {
  const moments = requests
    .flatMap(({ start, end }) => [
      { at: start, change: 1 },
      { at: end, change: -1 },
    ])
    .sort((one, other) => one.at - other.at || one.change - other.change);
  const spans: Span[] = [];
  let under = 0;
  for (const { at, change } of moments) {
    under += change;
    if (change > 0 && under === CALM_REQUESTS + 1) spans.push({ start: at, end: at });
    const last = spans.at(-1);
    if (change < 0 && under === CALM_REQUESTS && last) last.end = at;
  }
  return spans;
}

/** Returns Lighthouse's total blocking time in ms: the part of each task beyond 50 ms. */
export function blockingTime(tasks: readonly Span[], from: number, until: number): number {
  return tasks.reduce((sum, { start, end }) => {
    const counted = Math.min(end, until) - Math.max(start, from);
    return sum + Math.max(0, counted - LONG_TASK_MS);
  }, 0);
}
