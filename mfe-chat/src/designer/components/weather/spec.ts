import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'weather',
  load: 'rare',
  space: 8,
};
