import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'detail',
  load: 'everyday',
  space: 8,
};
