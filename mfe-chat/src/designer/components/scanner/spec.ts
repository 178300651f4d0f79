import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'scanner',
  load: 'rare',
  space: 12,
};
