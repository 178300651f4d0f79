import type { ComponentType } from '../model/components';
import type { Views } from './phone';
import { everyday } from '../components/everyday.generated';

const known: Views = { ...everyday };

export const addViews = (views: Views): void => void Object.assign(known, views);

export const hasView = (type: ComponentType): boolean => known[type] !== undefined;

/** @throws {Error} for a type that was not fetched: see `makeDrawable` */
export function viewOf<T extends ComponentType>(type: T) {
  const view = known[type];
  if (!view) throw new Error(`Nothing draws a ${type} yet.`);
  return view;
}
