import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'team-week'> = {
  provides: 'calendar',
  space: 12,
};
