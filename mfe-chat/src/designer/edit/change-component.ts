import type { AppDesign } from '../model/app-design';
import type { Component } from '../model/components';

export const changeComponent = (
  design: AppDesign,
  id: string,
  change: (component: Component) => Component,
): AppDesign => ({
  ...design,
  screens: design.screens.map((screen) =>
    screen.components.some((component) => component.id === id)
      ? {
          ...screen,
          components: screen.components.map((each) => (each.id === id ? change(each) : each)),
        }
      : screen,
  ),
});
