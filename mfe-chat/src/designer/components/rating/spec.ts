import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'rating'> = {
  provides: 'rating',
  load: 'rare',
  space: 16,
};
