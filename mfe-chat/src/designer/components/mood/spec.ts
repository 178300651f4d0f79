import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'rating',
  load: 'rare',
  space: 20,
};
