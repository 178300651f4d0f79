import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'picture'> = {
  provides: 'picture',
  load: 'rare',
  space: 18,
};
