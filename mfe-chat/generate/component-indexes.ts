import type * as z from 'zod/mini';
import type { Indexes, List } from '../src/designer/model/component-parts.ts';
import { valueAt, withValue } from '../src/designer/edit/at-path.ts';

type Path = readonly (string | number)[];

function* numbersIn(value: unknown, at: Path = []): Generator<Path> {
  if (typeof value === 'number') yield at;
  if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* numbersIn(each, [...at, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* numbersIn(each, [...at, key]);
}

/** Fills the stars of a list path with the indexes of the number's path. */
const beside = (list: string, number: Path): Path =>
  list.split('.').map((key, at) => (key === '*' ? Number(number[at] ?? 0) : key));

const general = (at: Path): string =>
  at.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

/** Finds numbers bounded by a list's length: refused just past its last item, accepted once it has one more. */
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
