import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'cart',
  load: 'rare',
  space: 14,
};
