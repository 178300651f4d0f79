import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'search',
  load: 'everyday',
  space: 14,
};
