import type { Screen } from '../model/app-design';

/** A screen with its first part alone: what is drawn of it while the rest is not yet there. */
export const openingOf = (screen: Screen): Screen => ({
  ...screen,
  components: screen.components.filter(({ type }) => type !== 'floating-button').slice(0, 1),
});
