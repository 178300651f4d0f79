import { firstDesign } from '../first-design';
import { parseDesign, type AppDesign, type Screen } from '../model/app-design';
import { componentSchema, type Component, type ComponentType } from '../model/components';
import { bounds } from '../model/limits';
import { referencesIn } from '../model/references';
import { exampleFiles } from './examples.generated';

export const componentTypes = Object.keys(exampleFiles) as ComponentType[];

/** In examples an id equals its type, so that references resolve; every other screen is `home`. */
export const exampleOf = (type: string): Component =>
  componentSchema.parse(exampleFiles[type as ComponentType]);

/** Includes the examples that they refer to. */
export function exampleParts(wanted: readonly ComponentType[]): Component[] {
  const types = new Set<string>(wanted);
  for (const type of types)
    for (const { id, of } of referencesIn(exampleOf(type))) if (of !== 'screen') types.add(id);
  return [...types].map(exampleOf);
}

export const exampleScreen = (type: ComponentType): string => `screen-${type}`;

const plain = { top: 'background', ground: 'background', tabBar: false } as const;

/** Creates an app with a screen for each example and a link to each from home. */
export function exampleDesign(types: readonly ComponentType[]): AppDesign {
  const placed = new Set<string>();
  const screens: Screen[] = [];
  for (const type of types) {
    if (placed.has(type)) continue;
    const components = exampleParts([type]).filter(({ id }) => !placed.has(id));
    for (const { id } of components) placed.add(id);
    screens.push({ ...plain, id: exampleScreen(type), name: type, components });
  }
  const doors: Component = {
    type: 'list',
    id: 'doors',
    arrangement: 'list',
    rows: screens.map(({ id, name }) => ({ title: name, action: { do: 'go', to: id } })),
  };
  return parseDesign({
    ...firstDesign,
    start: 'home',
    tabs: [],
    screens: [{ ...plain, id: 'home', name: 'Components', components: [doors] }, ...screens],
  });
}

export function exampleDesigns(): AppDesign[] {
  // Components with references go first, with everything they refer to.
  const needy = componentTypes.toSorted(
    (one, other) => exampleParts([other]).length - exampleParts([one]).length,
  );
  const most = bounds.screens - 1;
  return Array.from({ length: Math.ceil(needy.length / most) }, (_, at) =>
    exampleDesign(needy.slice(at * most, (at + 1) * most)),
  );
}
