import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'steps'> = {
  provides: 'progress',
  load: 'rare',
  space: 16,
};
