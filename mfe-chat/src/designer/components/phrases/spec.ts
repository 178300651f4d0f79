import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'converter',
  load: 'rare',
  space: 10,
};
