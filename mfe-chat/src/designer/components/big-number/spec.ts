import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'stats',
  load: 'everyday',
  space: 14,
};
