import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'progress',
  load: 'rare',
  space: 16,
};
