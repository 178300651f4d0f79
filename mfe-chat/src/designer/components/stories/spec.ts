import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'stories'> = {
  provides: 'feed',
  isWide: true,
};
