/** Falls back to the first screen. */
export function screenOf<S extends { id: string }>(
  { screens }: { screens: readonly S[] },
  screenId: string,
): S {
  const screen = screens.find(({ id }) => id === screenId) ?? screens[0];
  if (!screen) throw new Error('A design without screens');
  return screen;
}
