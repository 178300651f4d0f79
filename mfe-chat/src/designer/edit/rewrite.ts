import type { Named, References } from '../model/component-spec';
import { namedBy } from '../model/references';

/** Maps all objects, innermost first; `undefined` removes one. Unchanged values stay the same objects. */
export function rewrite(
  value: unknown,
  change: (each: Record<string, unknown>, named: References) => unknown,
  within?: Named | References,
): unknown {
  if (Array.isArray(value)) {
    const list = value
      .map((each) => rewrite(each, change, within))
      .filter((each) => each !== undefined);
    return isSameList(list, value) ? value : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  const named = namedBy(value) ?? (within as References | undefined) ?? {};
  const before = Object.entries(value);
  const parts = before
    .map(([key, each]) => [key, rewrite(each, change, named[key])] as const)
    .filter(([, each]) => each !== undefined);
  const isSame =
    parts.length === before.length && parts.every(([, each], index) => each === before[index]?.[1]);
  return change(isSame ? (value as Record<string, unknown>) : Object.fromEntries(parts), named);
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, index) => each === other[index]);
