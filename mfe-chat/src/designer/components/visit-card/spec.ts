import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'visit-card'> = {
  provides: 'booking',
  load: 'rare',
  space: 22,
};
