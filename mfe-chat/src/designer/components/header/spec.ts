import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'header',
  load: 'everyday',
  space: 12,
};
