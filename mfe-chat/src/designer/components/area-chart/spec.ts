import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'area-chart'> = {
  provides: 'chart',
  space: 18,
};
