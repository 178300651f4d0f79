import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'camera'> = {
  provides: 'camera',
  load: 'rare',
  space: 12,
};
