import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'toggle'> = {
  provides: 'notifications',
  isEveryday: true,
  space: 26,
};
