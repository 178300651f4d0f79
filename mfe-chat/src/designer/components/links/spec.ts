import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'links',
  load: 'rare',
  space: 14,
};
