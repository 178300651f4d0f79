import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'document',
  load: 'rare',
  space: 14,
};
