import type { AppDesign } from '../model/app-design';
import type { OperationOf } from './operation';
import { withWays } from './with-ways';

/** Requires two tabs with different screens, which then show the bar. */
export function setTabs(design: AppDesign, tabs: OperationOf<'tabs.set'>['tabs']): AppDesign {
  const known = new Set(design.screens.map(({ id }) => id));
  const own = tabs.filter(
    ({ to }, index) => known.has(to) && tabs.findIndex((each) => each.to === to) === index,
  );
  if (own.length === 1 || own.length < tabs.length) return design;
  const led = new Set(own.map(({ to }) => to));
  return withWays(design, {
    ...design,
    tabs: own,
    screens: design.screens.map((screen) =>
      led.has(screen.id) && !screen.tabBar ? { ...screen, tabBar: true } : screen,
    ),
  });
}
