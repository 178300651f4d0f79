/** Middle of some numbers, the mean of both middle ones when they are even in count; `NaN` of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** Smallest and largest. */
export function range(numbers: readonly number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

const LONG_TASK_MS = 50;

/**
 * Total blocking time: what tasks take beyond 50 ms, between the first paint and the end of the watch.
 *
 * @param from first contentful paint; what lies before it does not count
 */
export function blockingTime(
  tasks: readonly { start: number; duration: number }[],
  from: number,
): number {
  return tasks.reduce((sum, { start, duration }) => {
    const counted = start + duration - Math.max(start, from);
    return sum + Math.max(0, counted - LONG_TASK_MS);
  }, 0);
}
