import type { Action } from './parts';

const deeds: Record<Action['do'], true> = {
  go: true,
  back: true,
  toggle: true,
  add: true,
  put: true,
};

const isAction = (value: object): value is Action =>
  'do' in value && typeof value.do === 'string' && Object.hasOwn(deeds, value.do);

/** Every action in a part of a design, wherever it is nested. */
export function actionsIn(value: unknown): Action[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isAction(value)) return [value];
  return Object.values(value).flatMap(actionsIn);
}

/** The screen of that id, or the first one. */
export function screenOf<S extends { id: string }>(
  { screens }: { screens: readonly S[] },
  screenId: string,
): S {
  const screen = screens.find(({ id }) => id === screenId) ?? screens[0];
  if (!screen) throw new Error('A design without screens');
  return screen;
}
