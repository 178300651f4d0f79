import type * as z from 'zod/mini';
import type { List, Texts } from '../src/designer/model/component-parts.ts';

/** Zod publishes these definitions for tools. */
interface Definition {
  type: string;
  checks?: {
    _zod: { def: { check: string; minimum?: number; maximum?: number; length?: number } };
  }[];
  shape?: Record<string, z.core.SomeType>;
  element?: z.core.SomeType;
  innerType?: z.core.SomeType;
  options?: readonly z.core.SomeType[];
  items?: readonly z.core.SomeType[];
}
const definitionOf = (schema: z.core.SomeType) => schema._zod.def as Definition;

const limit = ({ checks = [] }: Definition, name: 'minimum' | 'maximum' | 'length') =>
  checks.map(({ _zod }) => _zod.def[name]).find((each) => each !== undefined);

const isFormed = ({ checks = [] }: Definition) =>
  checks.some(({ _zod }) => _zod.def.check === 'string_format');

/** Returns the limit of a text, or the keys of an object; looks inside lists. */
function textsOf(schema: z.core.SomeType): number | Texts | undefined {
  const definition = definitionOf(schema);
  const { type, shape = {}, element, innerType, options = [], items = [] } = definition;
  if (type === 'string') return isFormed(definition) ? undefined : limit(definition, 'maximum');
  if (type === 'optional' && innerType) return textsOf(innerType);
  if (type === 'array' && element) return textsOf(element);
  if (type === 'tuple' && items[0]) return textsOf(items[0]);
  if (type === 'union') return options.map(textsOf).reduce(merged, undefined);
  if (type !== 'object') return undefined;
  const entries = Object.entries(shape).flatMap(([key, each]) => {
    const texts = textsOf(each);
    return texts === undefined ? [] : [[key, texts] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

const merged = (one: number | Texts | undefined, other: number | Texts | undefined) =>
  typeof one === 'object' && typeof other === 'object' ? { ...one, ...other } : (one ?? other);

export const textsIn = (schema: z.core.SomeType): Texts => {
  const texts = textsOf(schema);
  return typeof texts === 'object' ? texts : {};
};

interface Found {
  list: List;
  /** Lower is closer to the component's subject: items with texts, then plain texts, then buttons. */
  rank: number;
}

function* listsOf(schema: z.core.SomeType, at: readonly string[] = []): Generator<Found> {
  const definition = definitionOf(schema);
  const { type, shape = {}, element, innerType } = definition;
  if (type === 'optional' && innerType) yield* listsOf(innerType, at);
  if (type === 'object')
    for (const [key, each] of Object.entries(shape)) yield* listsOf(each, [...at, key]);
  if (type !== 'array' || !element) return;
  const exact = limit(definition, 'length');
  const isObject = definitionOf(element).type === 'object';
  if (exact === undefined && (isObject || definitionOf(element).type === 'string')) {
    const texts = textsOf(element);
    const isButton = typeof texts === 'object' && 'action' in texts && 'label' in texts;
    const rank = isButton ? 2 : isObject ? 0 : 1;
    const list: List = [
      at.join('.'),
      limit(definition, 'minimum') ?? 0,
      limit(definition, 'maximum') ?? 0,
    ];
    yield { list, rank: rank + 3 * at.filter((key) => key === '*').length };
  }
  yield* listsOf(element, [...at, '*']);
}

export const listsIn = (schema: z.core.SomeType): List[] =>
  [...listsOf(schema)].toSorted((one, other) => one.rank - other.rank).map(({ list }) => list);
