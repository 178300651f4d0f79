import type { AppDesign } from '../model/app-design';
import { vocabularyOf } from '../model/vocabulary';

/** Screens that an action somewhere in a value leads to. What adds something leads on only once it is written. */
function* targets(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('do' in value && value.do === 'add') return;
  if ('to' in value && typeof value.to === 'string') yield value.to;
  for (const part of Object.values(value)) yield* targets(part);
}

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
      .flatMap(({ components }) => components.map(({ type }) => vocabularyOf[type])),
  );
  return { screens, features };
}
