import type { AppDesign } from '../model/app-design';
import { referencesIn } from '../model/references';
import { vocabularyOf } from '../model/vocabulary';

/** Screens that a part of a design leads to. What adds something leads on only once it is written. */
const targets = (value: unknown): string[] =>
  [...referencesIn(value)].flatMap(({ id, of, deed }) =>
    of === 'screen' && deed !== 'add' ? [id] : [],
  );

/** What taps can reach from the first screen on: the screens, and the words of the vocabulary drawn on them. */
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
