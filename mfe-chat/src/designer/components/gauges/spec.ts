import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'gauges'> = {
  provides: 'progress',
  space: 18,
};
