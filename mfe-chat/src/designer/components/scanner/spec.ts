import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'scanner'> = {
  provides: 'scanner',
  load: 'rare',
  space: 12,
};
