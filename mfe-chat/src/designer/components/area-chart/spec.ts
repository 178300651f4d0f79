import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'chart',
  load: 'rare',
  space: 18,
};
