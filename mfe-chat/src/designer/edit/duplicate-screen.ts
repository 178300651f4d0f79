import type { AppDesign } from '../model/app-design';
import { bounds } from '../model/limits';
import { fitIn, freeNames } from './fit-in';
import { freeId } from './free-id';
import { nameFrom } from './free-name';
import { withItem } from './screens-of';

export function duplicateScreen(design: AppDesign, screen: string): AppDesign {
  const at = design.screens.findIndex(({ id }) => id === screen);
  const found = design.screens[at];
  if (!found) return design;
  const id = freeId(design, screen);
  const names = freeNames(design, found.components, new Map([[screen, id]]));
  const components = fitIn(design, found.components, names);
  if (!components) return design;
  const name = nameFrom(
    found.name,
    design.screens.map((each) => each.name),
  );
  const tab = design.tabs.find(({ to }) => to === screen);
  const hasTab = tab !== undefined && design.tabs.length < bounds.tabs;
  const door = {
    type: 'button' as const,
    id: freeId(design, `${id}-door`, new Set(names.values())),
    label: name,
    quiet: true,
    action: { do: 'go' as const, to: id },
  };
  const original =
    hasTab || found.components.length >= bounds.components
      ? found
      : { ...found, components: [...found.components, door] };
  const copy = { ...found, id, name, components };
  return {
    ...design,
    tabs: hasTab ? [...design.tabs, { ...tab, label: name, to: id }] : design.tabs,
    screens: withItem(design.screens.with(at, original), at + 1, copy),
  };
}
