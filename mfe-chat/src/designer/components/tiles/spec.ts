import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'tiles'> = {
  provides: 'stats',
  isEveryday: true,
  space: 12,
};
