import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'profile',
  load: 'everyday',
  space: 14,
};
