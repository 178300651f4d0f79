import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'booking',
  load: 'rare',
  space: 16,
};
