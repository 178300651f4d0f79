import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'editor',
  load: 'rare',
  space: 12,
};
