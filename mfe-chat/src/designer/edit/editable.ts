import type { Component } from '../model/components';
import { componentSchema } from '../model/components';
import type { TextPath } from './operation';
import { stringsIn, withText } from './texts';

interface EditableText {
  path: TextPath;
  text: string;
}

/** Keys that filters match by: changing one text would remove a row from its group. */
const binding = new Set(['group', 'groups']);
/** Neither an id, a picture name nor a time of day: a schema that accepts it accepts free text. */
const probe = 'Ä b.';

const known = new WeakMap<Component, readonly EditableText[]>();

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

/** Tells whether the schema accepts the text: neither empty nor too long. */
export const fits = (component: Component, path: TextPath, text: string): boolean =>
  componentSchema.safeParse(withText(component, path, text)).success;
