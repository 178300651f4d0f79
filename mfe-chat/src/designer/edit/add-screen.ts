import type { AppDesign } from '../model/app-design';
import { bounds } from '../model/limits';
import type { OperationOf } from './operation';

export function addScreen(
  design: AppDesign,
  { screen, tab, door }: OperationOf<'screen.add'>,
): AppDesign {
  if (design.screens.length >= bounds.screens) return design;
  return {
    ...design,
    tabs: tab ? [...design.tabs, tab] : design.tabs,
    screens: [
      ...design.screens.map((each) =>
        !door || each.id !== design.start || each.components.length >= bounds.components
          ? each
          : { ...each, components: [...each.components, door] },
      ),
      screen,
    ],
  };
}
