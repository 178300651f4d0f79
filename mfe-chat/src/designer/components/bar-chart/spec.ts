import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'bar-chart'> = {
  provides: 'chart',
  load: 'everyday',
  space: 20,
};
