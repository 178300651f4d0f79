import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'poll',
  load: 'rare',
  space: 14,
};
