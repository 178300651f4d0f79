import type { AppDesign } from '../model/app-design';
import { bounds } from '../model/limits';
import type { Component } from '../model/components';
import { luminance } from '../themes/color';
import { setLayout } from './layouts';
import { applyStyle, rename, setMode, setRadius, setSurface, withLook } from './looks';
import type { Operation } from './operation';
import { removeComponent, removeFeature } from './remove';
import { withText } from './texts';

const modeOf = (background: string) => (luminance(background) < 0.2 ? 'dark' : 'light');

const changeComponent = (
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

function addScreen(
  design: AppDesign,
  { screen, tab, door }: Extract<Operation, { op: 'screen.add' }>,
): AppDesign {
  if (design.screens.length >= bounds.screens) return design;
  return {
    ...design,
    tabs: tab ? [...design.tabs, tab] : design.tabs,
    screens: [
      ...design.screens.map((each) =>
        !door || each.id !== design.start || each.components.length >= bounds.components
          ? each
          : { ...each, components: [...each.components, door] },
      ),
      screen,
    ],
  };
}

/** The design after an operation. Pure: the same design and operation always give equal bytes. */
export function apply(design: AppDesign, operation: Operation): AppDesign {
  switch (operation.op) {
    case 'design.set':
      return operation.design;
    case 'design.rename':
      return rename(design, operation.name);
    case 'theme.palette': {
      const { palette } = operation;
      return withLook(design, { palette, mode: modeOf(palette.background) });
    }
    case 'theme.role': {
      const { role, color, name } = operation;
      const palette = { ...design.look.palette, name, [role]: color };
      return withLook(design, { palette, mode: modeOf(palette.background) });
    }
    case 'theme.style':
      return applyStyle(design, operation.style);
    case 'theme.mode':
      return setMode(design, operation.mode);
    case 'theme.radius':
      return setRadius(design, operation.radius);
    case 'theme.look': {
      const { palette, radius, mode } = operation;
      return withLook(design, { palette, radius, mode });
    }
    case 'surface.set':
      return setSurface(design, operation.surface);
    case 'layout.variant':
      return setLayout(design, operation.layout);
    case 'screen.add':
      return addScreen(design, operation);
    case 'feature.remove':
      return removeFeature(design, operation.feature);
    case 'component.remove':
      return removeComponent(design, operation.id);
    case 'component.role': {
      const { id, role } = operation;
      return changeComponent(design, id, ({ role: _was, ...component }) =>
        role ? { ...component, role } : component,
      );
    }
    case 'text.set':
      return changeComponent(design, operation.id, (component) =>
        withText(component, operation.path, operation.text),
      );
    case 'several':
      return operation.operations.reduce(apply, design);
  }
}
