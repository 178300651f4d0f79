import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'balance-card'> = {
  provides: 'stats',
  load: 'rare',
  space: 8,
};
