import { componentIndexes } from '../components/lists.generated';
import type { AppDesign, Screen } from '../model/app-design';
import type { Component } from '../model/components';
import { recordsOf } from '../model/missing-items';
import type { Path } from './at-path';
import { rewrite } from './rewrite';
import { homeOf } from './screens-of';

/** Old position of each item; -1 for a new one. */
export type Order = readonly number[];

const listOf = (path: Path) => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

/** Applies `change` to every number at the path; a number that becomes undefined leaves its array. */
function withNumbers(
  value: unknown,
  [key, ...rest]: Path,
  change: (number: number) => number | undefined,
): unknown {
  if (key === undefined) return typeof value === 'number' ? change(value) : value;
  const next = (each: unknown) => withNumbers(each, rest, change);
  if (Array.isArray(value) && key === '*')
    return value.map(next).filter((each) => each !== undefined);
  if (Array.isArray(value)) return value.with(Number(key), next(value[Number(key)]));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value;
  return { ...value, [key]: next((value as Record<string, unknown>)[key]) };
}

export function reindexed(component: Component, list: Path, order: Order): Component {
  let next: unknown = component;
  for (const [at, of] of Object.entries(componentIndexes[component.type] ?? {})) {
    if (of !== listOf(list)) continue;
    const keys = at.split('.').map((key, index) => (key === '*' ? (list[index] ?? key) : key));
    next = withNumbers(next, keys, (number) => {
      const now = order.indexOf(number);
      if (now >= 0) return now;
      return keys.at(-1) === '*' ? undefined : Math.min(number, order.length - 1);
    });
  }
  return next as Component;
}

/** Updates actions that open a record or add to a cart; if its target was removed, an action selects none or only shows its message. */
export function followedBy(
  design: AppDesign,
  { type, id }: Component,
  list: Path,
  order: Order,
): AppDesign {
  const screen = homeOf(design, id);
  const isOpened =
    type === 'detail' &&
    list.join() === 'records' &&
    screen !== undefined &&
    screen.components.some(
      (part) =>
        part.id === id &&
        'records' in part &&
        part.records === recordsOf(design.screens, screen.id),
    );
  const isPut = type === 'cart' && list.join() === 'items';
  if (!isOpened && !isPut) return design;
  const screens = rewrite(design.screens, (each) => {
    if (
      isOpened &&
      each['do'] === 'go' &&
      each['to'] === screen.id &&
      typeof each['pick'] === 'number'
    ) {
      const pick = order.indexOf(each['pick']);
      if (pick === each['pick']) return each;
      return pick < 0 ? { do: 'go', to: each['to'] } : { ...each, pick };
    }
    if (isPut && each['do'] === 'put' && each['cart'] === id && typeof each['item'] === 'number') {
      const item = order.indexOf(each['item']);
      if (item === each['item']) return each;
      return item < 0 ? { do: 'toggle', says: each['says'] } : { ...each, item };
    }
    return each;
  }) as Screen[];
  return { ...design, screens };
}
