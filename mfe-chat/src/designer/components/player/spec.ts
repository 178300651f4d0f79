import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'player',
  load: 'rare',
  space: 10,
};
