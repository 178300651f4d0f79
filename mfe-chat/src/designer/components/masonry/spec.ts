import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'gallery',
  load: 'rare',
  space: 14,
};
