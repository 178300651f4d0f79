import { componentReferences } from '../components/references.generated';
import type { Named, References } from './component-spec';
import type { Component } from './components';
import type { Action } from './parts';

export const actionReferences: { readonly [Deed in Action['do']]?: References } = {
  go: { to: 'screen' },
  put: { cart: ['cart'] },
  add: { field: ['field'], list: ['checklist', 'list'], to: 'screen' },
};

export interface Reference {
  id: string;
  of: Named;
  /** Undefined if the component itself refers to it and requires it. */
  action: string | undefined;
}

const tableOf = (table: Readonly<Record<string, References | undefined>>, name: unknown) =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

export const namedBy = (value: object): References | undefined =>
  ('do' in value ? tableOf(actionReferences, value.do) : undefined) ??
  ('type' in value ? tableOf(componentReferences, value.type) : undefined);

export function* referencesIn(
  value: unknown,
  named?: Named | References,
  action?: string,
): Generator<Reference> {
  if (typeof value === 'string') {
    if (named === 'screen' || Array.isArray(named)) yield { id: value, of: named as Named, action };
  } else if (Array.isArray(value)) {
    for (const each of value) yield* referencesIn(each, named, action);
  } else if (typeof value === 'object' && value !== null) {
    const keys = namedBy(value) ?? (named as References | undefined);
    const own = 'do' in value ? String(value.do) : action;
    for (const [key, each] of Object.entries(value)) yield* referencesIn(each, keys?.[key], own);
  }
}

/** Returns ids that the component requires; references of actions are optional. */
export const needsOf = (component: Component): string[] =>
  [...referencesIn(component)].flatMap(({ id, of, action }) =>
    of === 'screen' || action !== undefined ? [] : [id],
  );
