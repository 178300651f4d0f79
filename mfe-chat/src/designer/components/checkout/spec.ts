import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'checkout',
  load: 'rare',
  space: 18,
};
