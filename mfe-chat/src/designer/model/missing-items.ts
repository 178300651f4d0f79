import type { Component } from './components';
import type { Action } from './parts';

const deeds: readonly string[] = ['go', 'put'] satisfies Action['do'][];
const isAction = (value: object): value is Extract<Action, { do: 'go' | 'put' }> =>
  'do' in value && deeds.includes(String(value.do));

function* actionsIn(value: unknown): Generator<Extract<Action, { do: 'go' | 'put' }>> {
  if (typeof value !== 'object' || value === null) return;
  if (isAction(value)) yield value;
  else for (const each of Object.values(value)) yield* actionsIn(each);
}

type Screens = readonly { id: string; components: readonly Component[] }[];

export const recordsOf = (screens: Screens, screen: string) =>
  screens.flatMap(({ id, components }) =>
    components.flatMap((part) => (id === screen && part.type === 'detail' ? [part.records] : [])),
  )[0];

export const goodsOf = (screens: Screens, cart: string) =>
  screens.flatMap(({ components }) =>
    components.flatMap((part) => (part.type === 'cart' && part.id === cart ? [part.items] : [])),
  )[0];

/** Returns actions with an index beyond the records of a screen or the items of a basket. */
export const missingItems = (screens: Screens): string[] =>
  [...actionsIn(screens)].flatMap((action) => {
    const [at, items] =
      action.do === 'go'
        ? [action.pick, recordsOf(screens, action.to)]
        : [action.item, goodsOf(screens, action.cart)];
    return at === undefined || !items || at < items.length
      ? []
      : [`An action leads to item ${at + 1} of ${items.length}`];
  });
