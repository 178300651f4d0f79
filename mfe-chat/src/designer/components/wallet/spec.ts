import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'wallet',
  load: 'rare',
  space: 14,
};
