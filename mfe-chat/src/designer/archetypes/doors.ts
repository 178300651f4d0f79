import { clip } from '../compose/clip';
import { featuresReachable } from '../compose/reach';
import type { AppDesign, Screen } from '../model/app-design';
import type { Component } from '../model/components';
import { referencesIn } from '../model/references';
import { usual, type AppContext } from './context';
import type { PlannedScreen } from './plan';

export function withoutDeadParts({ screens }: AppDesign): (screen: Screen) => Screen {
  const ids = new Set(screens.flatMap(({ components }) => components.map(({ id }) => id)));
  const isWhole = (part: Component) =>
    [...referencesIn(part)].every(({ id, of }) => of === 'screen' || ids.has(id));
  return (screen) => ({ ...screen, components: screen.components.filter(isWhole) });
}

/** Adds links on the first screen to screens that nothing else leads to. */
export function withDoors(
  context: AppContext,
  design: AppDesign,
  planned: readonly PlannedScreen[],
): AppDesign {
  const { screens: reached } = featuresReachable(design);
  // An overview leaves screens out.
  const there = new Set(design.screens.map(({ id }) => id));
  const missing = planned.filter(({ id }) => there.has(id) && !reached.has(id));
  if (missing.length === 0) return design;
  const [home, ...others] = design.screens;
  if (!home) return design;
  const doors = (from: number): Component => ({
    type: 'links',
    id: context.id('doors'),
    label: usual(context, 'more'),
    links: missing.slice(from, from + 8).map(({ id, title, icon }, index) => ({
      label: clip(title, 24),
      icon,
      tint: index % 5,
      to: id,
    })),
  });
  const rows = missing.length > 8 ? [doors(0), doors(8)] : [doors(0)];
  return {
    ...design,
    screens: [{ ...home, components: [...home.components, ...rows] }, ...others],
  };
}
