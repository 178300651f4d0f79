import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'feed'> = {
  provides: 'feed',
  load: 'rare',
  space: 14,
};
