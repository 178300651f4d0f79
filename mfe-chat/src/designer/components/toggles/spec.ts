import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'toggles'> = {
  provides: 'settings',
  isEveryday: true,
  space: 12,
};
