import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'balance-card'> = {
  provides: 'stats',
  space: 8,
};
