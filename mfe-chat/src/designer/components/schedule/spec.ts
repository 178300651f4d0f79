import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'schedule'> = {
  provides: 'calendar',
  space: 12,
};
