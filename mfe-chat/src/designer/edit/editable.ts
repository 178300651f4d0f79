import type { Component } from '../model/components';
import { componentSchema } from '../model/components';
import type { TextPath } from './operation';
import { stringsIn, withText } from './texts';

interface EditableText {
  path: TextPath;
  text: string;
}

/** What a filter goes by: other words there would part a row from its group. */
const binding = new Set(['group', 'groups']);
/** No id, no name of a picture and no time of day: where the schema takes this, words stand. */
const probe = 'Ä b.';

const known = new WeakMap<Component, readonly EditableText[]>();

/** The words of a component that can be written anew, in its own order. */
export function textsIn(component: Component): readonly EditableText[] {
  const texts =
    known.get(component) ??
    [...stringsIn(component)]
      .filter(([path]) => !path.some((key) => binding.has(String(key))))
      .filter(([path]) => fits(component, path, probe))
      .map(([path, text]) => ({ path, text }));
  known.set(component, texts);
  return texts;
}

/** False for what the schema would refuse: nothing at all, or too much. */
export const fits = (component: Component, path: TextPath, text: string): boolean =>
  componentSchema.safeParse(withText(component, path, text)).success;
