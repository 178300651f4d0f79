import { componentLists } from '../components/lists.generated';
import type { AppDesign } from '../model/app-design';
import type { Component } from '../model/components';
import { type Path, valueAt, withValue } from './at-path';
import { changeComponent } from './change-component';
import { type Order, followedBy, reindexed } from './reindex';
import { partOf } from './screens-of';

export interface RowList {
  component: Component;
  path: Path;
  items: readonly unknown[];
  least: number;
  most: number;
}

const pathOf = (list: string): Path =>
  list.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Maps `records.2.facts` to its key in the table of lists, `records.*.facts`. */
const general = (list: string) => list.replaceAll(/\.\d+(?=\.|$)/g, '.*');

/** Returns the list at the path `wanted` (`records.2.facts`), else the main list of the component. */
export function rowsOf(design: AppDesign, id: string, wanted?: string): RowList | undefined {
  const component = partOf(design, id);
  const known = component && componentLists[component.type];
  const list = wanted ? known?.find(([path]) => path === general(wanted)) : known?.[0];
  if (!component || !list) return undefined;
  const [at, least, most] = list;
  const path = pathOf(wanted ?? at.replaceAll('*', '0'));
  const items = valueAt(component, path);
  return Array.isArray(items) ? { component, path, items, least, most } : undefined;
}

/** References by index follow their items to the new positions. */
export function withRows(
  design: AppDesign,
  list: RowList,
  items: readonly unknown[],
  order: Order,
): AppDesign {
  const { component, path } = list;
  const next = reindexed(withValue(component, path, items), path, order);
  return followedBy(
    changeComponent(design, component.id, () => next),
    component,
    path,
    order,
  );
}

export const inOrder = ({ items }: RowList): number[] => [...items.keys()];
