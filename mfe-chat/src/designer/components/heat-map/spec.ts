import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'chart',
  load: 'everyday',
  space: 12,
};
