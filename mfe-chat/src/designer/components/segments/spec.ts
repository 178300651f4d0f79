import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'filter',
  load: 'rare',
  space: 18,
};
