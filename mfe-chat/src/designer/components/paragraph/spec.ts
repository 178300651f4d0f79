import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'text',
  load: 'rare',
  space: 16,
};
