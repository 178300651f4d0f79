import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'weather'> = {
  provides: 'weather',
  load: 'rare',
  space: 8,
};
