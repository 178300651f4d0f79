import { frame } from '../components/frame.generated';
import { vocabularyOf } from '../model/vocabulary';
import type { FeatureName } from '../interpret/features';
import type { AppDesign } from '../model/app-design';
import type { Component } from '../model/components';
import { homeOf } from './screens-of';
import { takeOut, thinned } from './take-out';

const isEmpty = (parts: readonly Component[]) => parts.every(({ type }) => frame.has(type));

/** Also removes screens that held nothing else, and all links to them. */
export function removeFeature(design: AppDesign, feature: FeatureName): AppDesign {
  const lost = new Set(
    design.screens.flatMap(({ components }) =>
      components.filter(({ type }) => vocabularyOf(type) === feature).map(({ id }) => id),
    ),
  );
  if (lost.size === 0) return design;
  const gone = new Set(
    thinned(design, lost)
      .filter(
        ({ id, components }, index) =>
          id !== design.start &&
          isEmpty(components) &&
          !isEmpty(design.screens[index]?.components ?? []),
      )
      .map(({ id }) => id),
  );
  return takeOut(design, lost, gone);
}

/** Also removes components that depend on it; a screen keeps its last one. */
export function removeComponent(design: AppDesign, id: string): AppDesign {
  const home = homeOf(design, id);
  if (!home || home.components.length === 1) return design;
  return takeOut(design, new Set([id]), new Set());
}
