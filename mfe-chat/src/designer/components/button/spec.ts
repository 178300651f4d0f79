import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'button',
  load: 'everyday',
  space: 26,
};
