import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'picture',
  load: 'rare',
  space: 0,
  bleeds: true,
};
