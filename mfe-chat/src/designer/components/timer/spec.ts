import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'timer'> = {
  provides: 'timer',
  load: 'rare',
  space: 20,
};
