import type { ComponentType } from '../model/components';

/** Those that stand around what a screen is for. */
export const frame: ReadonlySet<ComponentType> = new Set<ComponentType>([
  'cover',
  'floating-button',
  'header',
  'links',
  'section',
  'top-bar',
]);
