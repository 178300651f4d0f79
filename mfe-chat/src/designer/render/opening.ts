import type { Screen } from '../model/app-design';

/** The first part of a screen, drawn while the rest loads. */
export const openingOf = (screen: Screen): Screen => ({
  ...screen,
  components: screen.components.filter(({ type }) => type !== 'floating-button').slice(0, 1),
});
