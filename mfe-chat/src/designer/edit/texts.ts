import type { TextPath } from './operation';

type Part = Record<string | number, unknown>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Replaces the text at a path; returns the value unchanged if there is no text. */
export function withText<Value>(value: Value, [key, ...rest]: TextPath, text: string): Value {
  if (key === undefined) return (typeof value === 'string' ? text : value) as Value;
  if (!isPart(value) || !Object.hasOwn(value, key)) return value;
  const changed = withText(value[key], rest, text);
  if (changed === value[key]) return value;
  if (Array.isArray(value)) return value.with(Number(key), changed) as Value;
  return { ...value, [key]: changed };
}

export function* stringsIn(value: unknown, path: TextPath = []): Generator<[TextPath, string]> {
  if (typeof value === 'string') yield [path, value];
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* stringsIn(each, [...path, index]);
  } else if (isPart(value)) {
    for (const [key, each] of Object.entries(value)) yield* stringsIn(each, [...path, key]);
  }
}
