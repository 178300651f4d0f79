import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'visit-card'> = {
  provides: 'booking',
  space: 22,
};
