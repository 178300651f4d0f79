/** Changes every object in a value, innermost first; `undefined` takes it out of its list or its place. What stays the same stays the same object. */
export function rewrite(
  value: unknown,
  change: (each: Record<string, unknown>) => unknown,
): unknown {
  if (Array.isArray(value)) {
    const list = value.map((each) => rewrite(each, change)).filter((each) => each !== undefined);
    return isSameList(list, value) ? value : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  const before = Object.entries(value);
  const parts = before
    .map(([key, each]) => [key, rewrite(each, change)] as const)
    .filter(([, each]) => each !== undefined);
  const isSame =
    parts.length === before.length && parts.every(([, each], index) => each === before[index]?.[1]);
  return change(isSame ? (value as Record<string, unknown>) : Object.fromEntries(parts));
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, index) => each === other[index]);
