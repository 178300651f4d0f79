import type { Screen } from '../model/app-design';

/**
 * What is drawn of a new app at first: its ground and its first part. By the time that more is to be seen, the rest is
 * done.
 */
export const openingOf = (screen: Screen): Screen => ({
  ...screen,
  tabBar: false,
  components: screen.components.filter(({ type }) => type !== 'floating-button').slice(0, 1),
});
