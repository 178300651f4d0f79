import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'gauges'> = {
  provides: 'progress',
  load: 'rare',
  space: 18,
};
