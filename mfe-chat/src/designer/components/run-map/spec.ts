import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'map',
  load: 'rare',
  space: 22,
  bleeds: true,
};
