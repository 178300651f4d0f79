import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'calendar'> = {
  provides: 'calendar',
  load: 'everyday',
  space: 10,
};
