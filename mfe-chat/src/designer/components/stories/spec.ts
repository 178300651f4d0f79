import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'stories'> = {
  provides: 'feed',
  load: 'rare',
  space: 14,
  isWide: true,
};
