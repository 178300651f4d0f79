import { floating } from '../components/drawing.generated';
import type { AppDesign, Screen } from '../model/app-design';
import type { Component } from '../model/components';
import type { OperationOf } from './operation';
import { homeOf } from './screens-of';

/** Components in visual order; floating ones have no position. */
export const flowOf = ({ components }: Screen): Component[] =>
  components.filter(({ type }) => !floating.has(type));

export function indexInScreen({ components }: Pick<Screen, 'components'>, at: number): number {
  const flowing = components.flatMap(({ type }, index) => (floating.has(type) ? [] : [index]));
  return flowing[at] ?? (flowing.at(-1) ?? -1) + 1;
}

/** Positions count without the moved component; undefined if it does not move. */
export function moveTo(
  design: AppDesign,
  id: string,
  to: number,
): OperationOf<'component.move'> | undefined {
  const home = homeOf(design, id);
  if (!home) return undefined;
  const flow = flowOf(home);
  const from = flow.findIndex((each) => each.id === id);
  if (from < 0 || to === from || to < 0 || to >= flow.length) return undefined;
  const components = home.components.filter((each) => each.id !== id);
  return { op: 'component.move', id, screen: home.id, at: indexInScreen({ components }, to) };
}
