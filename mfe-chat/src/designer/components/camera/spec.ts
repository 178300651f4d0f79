import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'camera',
  load: 'rare',
  space: 12,
};
