import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'team-week'> = {
  provides: 'calendar',
  load: 'rare',
  space: 12,
};
