import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'form',
  load: 'everyday',
  space: 26,
};
