import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'heat-map'> = {
  provides: 'chart',
  isEveryday: true,
  space: 12,
};
