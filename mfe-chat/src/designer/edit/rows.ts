import { componentLists } from '../components/lists.generated';
import type { AppDesign } from '../model/app-design';
import type { Component } from '../model/components';
import { type Path, valueAt, withValue } from './at-path';
import { changeComponent } from './change-component';
import { type Order, followedBy, reindexed } from './reindex';
import { partOf } from './screens-of';

/** A list of a component. */
export interface RowList {
  component: Component;
  /** Where it lies in the component. */
  path: Path;
  items: readonly unknown[];
  least: number;
  most: number;
}

const pathOf = (list: string): Path =>
  list.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** `records.2.facts` as the table of lists has it: `records.*.facts`. */
const general = (list: string) => list.replaceAll(/\.\d+(?=\.|$)/g, '.*');

/**
 * A list of a component.
 *
 * @param wanted its path, `records.2.facts`; without it, the list that the component is about
 */
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

/** The design with other items in a list. What says which item follows it to its new position. */
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

/** Positions as they are. */
export const inOrder = ({ items }: RowList): number[] => [...items.keys()];
