import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'checkout'> = {
  provides: 'checkout',
  load: 'rare',
  space: 18,
};
