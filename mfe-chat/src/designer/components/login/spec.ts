import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'login',
  load: 'rare',
  space: 20,
};
