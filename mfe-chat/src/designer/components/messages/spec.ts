import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'chat',
  load: 'rare',
  space: 20,
};
