import { firstDesign } from '../first-design';
import { parseDesign, type AppDesign, type Screen } from '../model/app-design';
import { componentSchema, type Component, type ComponentType } from '../model/components';
import { bounds } from '../model/limits';
import { referencesIn } from '../model/references';
import { exampleFiles } from './examples.generated';

/** Every type of component there is. */
export const componentTypes = Object.keys(exampleFiles) as ComponentType[];

/** In examples an id is a type, so that what an example names can be found; the screen that they lead to is `home`. */
export const exampleOf = (type: string): Component =>
  componentSchema.parse(exampleFiles[type as ComponentType]);

/** The examples of these types, and of what they name. */
export function exampleParts(wanted: readonly ComponentType[]): Component[] {
  const types = new Set<string>(wanted);
  for (const type of types)
    for (const { id, of } of referencesIn(exampleOf(type))) if (of !== 'screen') types.add(id);
  return [...types].map(exampleOf);
}

/** The screen on which the example of a type stands. */
export const exampleScreen = (type: ComponentType): string => `screen-${type}`;

const plain = { top: 'background', ground: 'background', tabBar: false } as const;

/** An app with a screen for each example that stands on none before, and a door to each at home. */
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

/** Few apps that together hold the example of every type. */
export function exampleDesigns(): AppDesign[] {
  // What names others goes first and takes them along.
  const needy = componentTypes.toSorted(
    (one, other) => exampleParts([other]).length - exampleParts([one]).length,
  );
  const most = bounds.screens - 1;
  return Array.from({ length: Math.ceil(needy.length / most) }, (_, at) =>
    exampleDesign(needy.slice(at * most, (at + 1) * most)),
  );
}
