export type Path = readonly (string | number)[];
type Parts = Record<string | number, unknown>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

export function valueAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  return isParts(value) && Object.hasOwn(value, key) ? valueAt(value[key], rest) : undefined;
}

/** Replaces the value at a path; returns the value unchanged if the path does not exist. */
export function withValue<Value>(value: Value, [key, ...rest]: Path, other: unknown): Value {
  if (key === undefined) return other as Value;
  if (!isParts(value) || !Object.hasOwn(value, key)) return value;
  const changed = withValue(value[key], rest, other);
  if (changed === value[key]) return value;
  if (Array.isArray(value)) return value.with(Number(key), changed) as Value;
  return { ...value, [key]: changed };
}
