import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'section',
  load: 'everyday',
  space: 18,
};
