import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'calendar',
  load: 'rare',
  space: 12,
};
