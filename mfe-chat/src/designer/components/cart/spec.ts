import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'cart'> = {
  provides: 'cart',
  load: 'rare',
  space: 14,
};
