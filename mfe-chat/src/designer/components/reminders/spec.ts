import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'notifications',
  load: 'everyday',
  space: 22,
};
