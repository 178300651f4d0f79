import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'calculator',
  load: 'rare',
  space: 4,
};
