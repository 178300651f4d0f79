import { frame } from '../components/frame.generated';
import { vocabularyOf } from '../model/vocabulary';
import type { FeatureName } from '../interpret/features';
import { type AppDesign, type Screen } from '../model/app-design';
import type { Component } from '../model/components';
import { needsOf } from '../model/references';
import { freeId } from './free-id';
import { rewrite } from './rewrite';

const isEmpty = (parts: readonly Component[]) => parts.every(({ type }) => frame.has(type));

/** What works on a part that goes, goes with it. */
const needs = (part: Component, lost: ReadonlySet<string>) =>
  needsOf(part).some((id) => lost.has(id));

const without = (screen: Screen, lost: ReadonlySet<string>): Screen => {
  const components = screen.components.filter((part) => !lost.has(part.id) && !needs(part, lost));
  return components.length === screen.components.length ? screen : { ...screen, components };
};

/** Takes out what provides the feature, the screens that held nothing else, and every way to them. */
export function removeFeature(design: AppDesign, feature: FeatureName): AppDesign {
  const lost = new Set(
    design.screens.flatMap(({ components }) =>
      components.filter(({ type }) => vocabularyOf(type) === feature).map(({ id }) => id),
    ),
  );
  if (lost.size === 0) return design;
  const thinned = design.screens.map((screen) => without(screen, lost));
  const gone = new Set(
    thinned
      .filter(
        ({ id, components }, index) =>
          id !== design.start &&
          isEmpty(components) &&
          !isEmpty(design.screens[index]?.components ?? []),
      )
      .map(({ id }) => id),
  );
  const left = thinned.filter(({ id }) => !gone.has(id));
  return {
    ...design,
    screens: titled(design, unlink(left, lost, gone)),
    tabs: design.tabs.filter(({ to }) => !gone.has(to)),
  };
}

/** Takes one component out, with what cannot be without it. The last one of a screen stays. */
export function removeComponent(design: AppDesign, id: string): AppDesign {
  const home = design.screens.find(({ components }) => components.some((part) => part.id === id));
  if (!home || home.components.length === 1) return design;
  const lost = new Set([id]);
  const left = design.screens.map((screen) => without(screen, lost));
  return { ...design, screens: titled(design, unlink(left, lost, new Set())) };
}

const isGone = (value: unknown) =>
  typeof value === 'object' && value !== null && 'do' in value && value.do === 'gone';

/** Takes away what leads to lost screens or parts. What nothing leads to is left as the same object. */
const unlink = (
  screens: readonly Screen[],
  lost: ReadonlySet<string>,
  gone: ReadonlySet<string>,
): Screen[] =>
  rewrite(screens, (each, named) => {
    const broken = Object.keys(named).filter((key) =>
      (named[key] === 'screen' ? gone : lost).has(String(each[key])),
    );
    // What is added still goes into its list; the screen that showed it is no more.
    if (each['do'] === 'add' && broken.every((key) => key === 'to'))
      return broken.length === 0 ? each : { do: 'add', field: each['field'], list: each['list'] };
    if (broken.length > 0 && 'do' in each) return { do: 'gone' };
    // A door without an action of its own.
    if (broken.length > 0 && !('type' in each)) return undefined;
    const dead = Object.keys(each).filter((key) => isGone(each[key]));
    if (dead.length === 0) return 'type' in each && holdsNothing(each) ? undefined : each;
    // What cannot be without its action goes with it; a row, or a card, stays.
    if (dead.includes('action') && !('title' in each) && !('picture' in each && 'height' in each))
      return undefined;
    const kept = Object.fromEntries(Object.entries(each).filter(([key]) => !dead.includes(key)));
    return 'type' in kept && holdsNothing(kept) ? undefined : kept;
  }) as Screen[];

const holdsNothing = (part: Record<string, unknown>) =>
  ['links', 'buttons'].some((key) => Array.isArray(part[key]) && part[key].length === 0);

/** A screen that lost everything keeps its name. */
const titled = (design: AppDesign, screens: readonly Screen[]): Screen[] =>
  screens.map((screen) =>
    screen.components.length > 0
      ? screen
      : {
          ...screen,
          components: [
            {
              type: 'header',
              id: freeId(design, `${screen.id}-left`),
              title: screen.name,
              size: 34,
            },
          ],
        },
  );
