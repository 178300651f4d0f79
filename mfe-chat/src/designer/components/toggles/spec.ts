import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'settings',
  load: 'everyday',
  space: 12,
};
