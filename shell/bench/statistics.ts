/** Returns the median; `NaN` for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

export function range(numbers: readonly number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}
