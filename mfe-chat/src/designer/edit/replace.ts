import type { AppDesign } from '../model/app-design';
import { referencesIn } from '../model/references';
import { changeComponent } from './change-component';
import { fitIn, freeNames } from './fit-in';
import { mended } from './mend';
import { changeScreen, homeOf, withItem } from './screens-of';
import { takeOut } from './take-out';
import type { OperationOf } from './operation';

/** Keeps the id; components that depend on the old one are removed unless they fit the new one. */
export function replaceComponent(
  design: AppDesign,
  { id, component }: OperationOf<'component.replace'>,
): AppDesign {
  const home = homeOf(design, id);
  const names = freeNames(design, [component]);
  const [part] = fitIn(design, [component], names) ?? [];
  if (!home || !part) return design;
  const canGoOn = [...referencesIn(design.screens)].every(
    (each) => each.id !== id || each.of === 'screen' || each.of.includes(component.type),
  );
  if (canGoOn) return mended(changeComponent(design, id, () => ({ ...part, id })));
  const at = home.components.findIndex((each) => each.id === id);
  const both = changeScreen(design, home.id, (screen) => ({
    ...screen,
    components: withItem(screen.components, at + 1, part),
  }));
  const left = takeOut(both, new Set([id]), new Set());
  return changeComponent(left, part.id, () => ({ ...part, id }));
}
