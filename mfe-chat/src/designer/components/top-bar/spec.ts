import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'top-bar',
  load: 'everyday',
  space: 4,
};
