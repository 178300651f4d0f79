import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'week'> = {
  provides: 'streak',
  isEveryday: true,
  space: 16,
};
