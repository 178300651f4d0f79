import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'timer',
  load: 'rare',
  space: 20,
};
