import type { AppDesign } from '../model/app-design';
import { referencesIn } from '../model/references';
import { vocabularyOf } from '../model/vocabulary';

/** A form leads on only after input, so it does not count as a link. */
const targets = (value: unknown): string[] =>
  [...referencesIn(value)].flatMap(({ id, of, action }) =>
    of === 'screen' && action !== 'add' ? [id] : [],
  );

/** Follows taps from the first screen and returns reachable screens and the features on them. */
export function featuresReachable(design: AppDesign): {
  screens: Set<string>;
  features: Set<string>;
} {
  const ids = new Set(design.screens.map(({ id }) => id));
  const screens = new Set([design.start]);
  for (const id of screens) {
    const screen = design.screens.find((each) => each.id === id);
    const tabs = screen?.tabBar ? design.tabs.map(({ to }) => to) : [];
    for (const to of [...tabs, ...targets(screen?.components)]) if (ids.has(to)) screens.add(to);
  }
  const features = new Set(
    design.screens
      .filter(({ id }) => screens.has(id))
      .flatMap(({ components }) => components.map(({ type }) => vocabularyOf(type))),
  );
  return { screens, features };
}
