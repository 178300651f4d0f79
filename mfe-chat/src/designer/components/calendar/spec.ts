import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'calendar',
  load: 'everyday',
  space: 10,
};
