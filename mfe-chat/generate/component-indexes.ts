import type * as z from 'zod/mini';
import type { Indexes, List } from '../src/designer/model/component-parts.ts';
import { valueAt, withValue } from '../src/designer/edit/at-path.ts';

type Path = readonly (string | number)[];

/** Where every number in a value is. */
function* numbersIn(value: unknown, at: Path = []): Generator<Path> {
  if (typeof value === 'number') yield at;
  if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* numbersIn(each, [...at, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* numbersIn(each, [...at, key]);
}

/** The list with its stars filled in as on the way to the number. */
const beside = (list: string, number: Path): Path =>
  list.split('.').map((key, at) => (key === '*' ? Number(number[at] ?? 0) : key));

const general = (at: Path): string =>
  at.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

/** Finds the numbers that a list bounds: just beyond its last item they are refused, and no longer once it has one more. */
export function indexesIn(
  schema: z.ZodMiniType,
  example: unknown,
  lists: readonly List[],
): Indexes {
  const accepts = (value: unknown) => schema.safeParse(value).success;
  const found: Record<string, string> = {};
  for (const number of numbersIn(example)) {
    for (const [list] of lists) {
      const at = beside(list, number);
      const length = (valueAt(example, at) as readonly unknown[] | undefined)?.length;
      if (length === undefined || at.length > number.length) continue;
      const beyond = withValue(example, number, length);
      const items = valueAt(beyond, at) as readonly unknown[];
      if (!accepts(beyond) && accepts(withValue(beyond, at, [...items, items.at(-1)])))
        found[general(number)] = list;
    }
  }
  return found;
}
