import { componentTypes } from '../components/example-designs';
import { offeredPart } from '../edit/offered-parts';
import { homeOf } from '../edit/screens-of';
import type { AppDesign } from '../model/app-design';
import type { Component } from '../model/components';
import type { Compact } from './compact';

type Added = readonly [code: 'ca', screen: string, at: number, part: unknown];
type Replaced = readonly [code: 'cp', id: string, part: unknown];

const isPlaced = (step: readonly unknown[]): step is Added | Replaced =>
  (step[0] === 'ca' && step.length === 4) || (step[0] === 'cp' && step.length === 3);

/** Returns what the drawer of components offers for this type, in the place of the step. */
function offered(design: AppDesign, step: Added | Replaced, type: string): Component | undefined {
  const [code, of] = step;
  const screen = code === 'ca' ? design.screens.find(({ id }) => id === of) : homeOf(design, of);
  const known = componentTypes.find((each) => each === type);
  if (!screen || !known) return undefined;
  const instead = code === 'cp' ? of : undefined;
  const components = screen.components.filter(({ id }) => id !== instead);
  return offeredPart(design, { ...screen, components }, known)?.component;
}

const withPart = (step: Added | Replaced, part: unknown): Compact => [
  step[0],
  ...step.slice(1, -1),
  part,
];

/** Names the type instead of the component, if the drawer offers the same component. */
export function namedOffer(step: Compact, design: AppDesign): Compact {
  const part = step.at(-1) as Component;
  if (!isPlaced(step) || typeof part !== 'object') return step;
  const same = offered(design, step, part.type);
  return JSON.stringify(same) === JSON.stringify(part) ? withPart(step, part.type) : step;
}

/** Reverses `namedOffer`. */
export function fullOffer(step: readonly unknown[], design: AppDesign): readonly unknown[] {
  const type = step.at(-1);
  if (!isPlaced(step) || typeof type !== 'string') return step;
  return withPart(step, offered(design, step, type));
}
