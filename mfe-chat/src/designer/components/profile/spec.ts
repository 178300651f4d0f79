import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'profile'> = {
  provides: 'profile',
  load: 'everyday',
  space: 14,
};
