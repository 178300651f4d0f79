import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'bar-chart'> = {
  provides: 'chart',
  isEveryday: true,
  space: 20,
};
