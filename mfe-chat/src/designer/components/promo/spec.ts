import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'promo',
  load: 'rare',
  space: 8,
};
