import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'drawing',
  load: 'rare',
  space: 12,
};
