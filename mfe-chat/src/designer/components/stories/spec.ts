import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'feed',
  load: 'rare',
  space: 14,
  bleeds: true,
};
